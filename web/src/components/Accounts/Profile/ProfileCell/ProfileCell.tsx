import type { ProfileQuery, ProfileQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Accounts/Profile/profile'
import { ProfileView } from 'src/components/Accounts/Profile/ProfileView'
import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'

export const QUERY: TypedDocumentNode<ProfileQuery, ProfileQueryVariables> =
  gql`
    query ProfileQuery($slug: String) {
      profile(slug: $slug) {
        ...ProfileFields
      }
    }
  `

export const Loading = DetailsLoading
export const Failure = RecordFailure
export const Success = ({ profile }: CellSuccessProps<ProfileQuery>) => (
  <ProfileView profile={profile} />
)
