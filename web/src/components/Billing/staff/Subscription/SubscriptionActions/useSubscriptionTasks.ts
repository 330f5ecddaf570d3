import { useTranslation } from 'react-i18next'

import { queriesAfterChange } from 'src/components/Billing/Subscription/subscription'
import { useSave } from 'src/hooks/data/useSave'

const MAKE_PRIMARY: Doc<'MakePrimaryMutation'> = gql`
  mutation MakePrimaryMutation($id: Int!) {
    makeSubscriptionPrimary(id: $id) {
      id
    }
  }
`

const RESUME: Doc<'ResumeSubscriptionMutation'> = gql`
  mutation ResumeSubscriptionMutation($id: Int!) {
    resumeSubscription(id: $id) {
      id
    }
  }
`

/** The actions that need no reason. */
export const useSubscriptionTasks = () => {
  const { t } = useTranslation('billing')
  const [makePrimary] = useSave(MAKE_PRIMARY, {
    done: t('makePrimary.done'),
    refetch: queriesAfterChange,
  })
  const [resume] = useSave(RESUME, {
    done: t('resume.done'),
    refetch: queriesAfterChange,
  })
  return { makePrimary, resume }
}
