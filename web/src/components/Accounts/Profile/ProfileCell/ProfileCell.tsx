import 'src/components/Accounts/Profile/profile'
import { ProfileView } from 'src/components/Accounts/Profile/ProfileView'
import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'

export const QUERY: Doc<'ProfileQuery'> = gql`
  query ProfileQuery($slug: String) {
    profile(slug: $slug) {
      ...ProfileFields
    }
  }
`

export const Loading = DetailsLoading
export const Failure = RecordFailure
export const Success = ({ profile }: PropsOf<'ProfileQuery'>) => (
  <ProfileView profile={profile} />
)
