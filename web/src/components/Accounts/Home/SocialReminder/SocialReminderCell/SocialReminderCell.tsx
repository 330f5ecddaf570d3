import { SocialReminder } from 'src/components/Accounts/Home/SocialReminder/SocialReminder'

export const QUERY: Doc<'SocialReminderQuery'> = gql`
  query SocialReminderQuery {
    mySetup {
      hidesSocialReminder
      hidesMissingSocialReminder
    }
  }
`

export const Loading = () => null
// A reminder may wait for the next visit.
export const Failure = () => null

export const Success = ({ mySetup }: PropsOf<'SocialReminderQuery'>) => (
  <SocialReminder setup={mySetup} />
)
