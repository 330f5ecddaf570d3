import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { queriesAfterDecision } from './ApprovePaymentDialog'

const UNWAIVE_PAYMENT: Doc<'UnwaivePaymentMutation'> = gql`
  mutation UnwaivePaymentMutation($id: Int!) {
    unwaivePaymentSchedule(id: $id) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

/** Reverses a waiver, so that the bill is owed again. */
export const UnwaiveButton = ({ scheduleId }: { scheduleId: number }) => {
  const { t } = useTranslation('billing')
  const [unwaive, { loading }] = useSave(UNWAIVE_PAYMENT, {
    done: t('waive.undone'),
    refetch: queriesAfterDecision,
  })
  return (
    <Button
      look="ghost"
      size="sm"
      icon={Undo2}
      busy={loading}
      onClick={() => void unwaive({ id: scheduleId })}
    >
      {t('waive.undo')}
    </Button>
  )
}
