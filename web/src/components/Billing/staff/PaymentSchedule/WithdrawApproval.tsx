import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import 'src/components/Billing/Invoice/invoice'
import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import './firstApproval'

const WITHDRAW_APPROVAL: Doc<'WithdrawApprovalMutation'> = gql`
  mutation WithdrawApprovalMutation($id: Int!) {
    withdrawApproval(id: $id) {
      ...PaymentScheduleFields
      ...FirstApprovalFields
    }
  }
`

type WithdrawApprovalProps = {
  approvalId: number
  /** The money that waits, in words. */
  transfer: string
  refetch: string[]
}

/** Withdraws a first approval as it is shown; money that is booked stays booked. */
export const WithdrawApproval = ({
  approvalId,
  transfer,
  refetch,
}: WithdrawApprovalProps) => {
  const { t } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  const [withdraw, { loading }] = useSave(WITHDRAW_APPROVAL, {
    done: t('withdraw.done'),
    refetch,
  })
  const onWithdraw = async () => {
    const isWanted = await confirm({
      title: t('withdraw.title'),
      text: t('withdraw.text', { transfer }),
      confirmLabel: t('withdraw.button'),
    })
    if (isWanted) await withdraw({ id: approvalId })
  }
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={Undo2}
        busy={loading}
        onClick={() => void onWithdraw()}
      >
        {t('withdraw.button')}
      </Button>
      {confirmDialog}
    </>
  )
}
