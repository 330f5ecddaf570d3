import { CoachCard } from 'src/components/Accounts/Profile/Edit/CoachCard'
import { PictureCard } from 'src/components/Accounts/Profile/Edit/PictureCard'
import 'src/components/Accounts/Profile/profile'
import { ProfileForm } from 'src/components/Accounts/Profile/Edit/ProfileForm'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditProfileQuery'> = gql`
  query EditProfileQuery {
    profile {
      ...ProfileFields
    }
    myCoachCard {
      ...CoachCardFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditProfileQuery'>>
export const Loading = FormLoading
export const Failure = RecordFailure
export const Success = ({
  profile,
  myCoachCard,
}: PropsOf<'EditProfileQuery'>) => (
  <div className="space-y-4 sm:space-y-6">
    <PictureCard profile={profile} />
    <ProfileForm profile={profile} />
    {myCoachCard && <CoachCard card={myCoachCard} />}
  </div>
)
