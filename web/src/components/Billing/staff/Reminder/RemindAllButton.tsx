import { useApolloClient } from '@apollo/client'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

const REMIND_OF_OVERDUE: Doc<'RemindOfOverdueMutation'> = gql`
  mutation RemindOfOverdueMutation {
    remindOfOverdue
  }
`

const OVERDUE_TO_REMIND: Doc<'OverdueToRemindQuery'> = gql`
  query OverdueToRemindQuery {
    overdueToRemind
  }
`

/** Reminds every member with an overdue bill who was not reminded today. */
export const RemindAllButton = () => {
  const { t } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  const [remind, { loading }] = useSave(REMIND_OF_OVERDUE, {
    done: ({ remindOfOverdue: count }) => t('remind.allDone', { count }),
  })
  const client = useApolloClient()
  const onPress = async () => {
    const count = await client
      .query({ query: OVERDUE_TO_REMIND, fetchPolicy: 'network-only' })
      .then(
        ({ data }) => data.overdueToRemind,
        () => undefined
      )
    if (count === 0) {
      void toast.success(t('remind.allNobody'))
      return
    }
    const isWanted = await confirm({
      title:
        count === undefined
          ? t('remind.allTitle')
          : t('remind.allPeople', { count }),
      text: t('remind.allText'),
      confirmLabel: t('remind.all'),
    })
    if (isWanted) await remind({})
  }
  return (
    <>
      <Button
        look="outline"
        icon={BellRing}
        busy={loading}
        onClick={() => void onPress()}
      >
        {t('remind.all')}
      </Button>
      {confirmDialog}
    </>
  )
}
