import type { ProfileQuery, ProfileQueryVariables } from 'types/graphql'

import type {
  CellFailureProps,
  CellSuccessProps,
  TypedDocumentNode,
} from '@redwoodjs/web'

import 'src/components/Accounts/Profile/profile'
import { ProfileView } from 'src/components/Accounts/Profile/ProfileView'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { errorCode } from 'src/lib/errorText'

export const QUERY: TypedDocumentNode<ProfileQuery, ProfileQueryVariables> =
  gql`
    query ProfileQuery($slug: String) {
      profile(slug: $slug) {
        ...ProfileFields
      }
    }
  `

export const Loading = DetailsLoading
export const Failure = (props: CellFailureProps) =>
  errorCode(props.error as never) === 'NOT_FOUND' ? (
    <NotFound />
  ) : (
    <CellFailure {...props} />
  )
export const Success = ({ profile }: CellSuccessProps<ProfileQuery>) => (
  <ProfileView profile={profile} />
)
