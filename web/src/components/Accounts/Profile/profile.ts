import type { ProfileFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Accounts/Win/win'

registerFragment(gql`
  fragment ProfileFields on Profile {
    id
    slug
    name
    profileImage
    stage {
      id
      number
      name
    }
    batch
    facebookProfile
    socials {
      instagram
      linkedin
      youtube
      tiktok
      website
    }
    wins {
      ...WinFields
    }
    certificates {
      id
      courseTitle
      issuedOn
      code
    }
    isOwn
    email
    userProfile {
      id
      firstName
      middleName
      lastName
      suffix
      sex
      birthdate
      mobileNumber
      country
      state
      city
    }
  }
`)

export type ShownProfile = ProfileFields
