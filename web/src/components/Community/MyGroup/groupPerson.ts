import type { GroupPersonFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment GroupPersonFields on GroupPerson {
    id
    name
    slug
    profileImage
    facebookProfile
  }
`)

export type Person = GroupPersonFields
