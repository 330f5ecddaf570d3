import { CheckCheck, HandCoins, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { Can } from 'src/components/access/Can'
import {
  isOpen,
  isPaid,
  isPartlyPaid,
  isWaived,
} from 'src/components/Billing/Invoice/bill'
import { Button } from 'src/components/ui/control/Button/Button'

import { queriesAfterDecision } from './ApprovePaymentDialog'
import type { StaffBill } from './firstApproval'
import { transferText } from './transferText'
import { UnwaiveButton } from './UnwaiveButton'
import { WithdrawApproval } from './WithdrawApproval'

export type ScheduleTask = 'approve' | 'revoke' | 'edit' | 'waive'

type ScheduleActionsProps = {
  entry: StaffBill
  /** Whether a proof is shown below the entry. The proof has its own approve button. */
  hasProof: boolean
  onTask: (task: ScheduleTask) => void
}

export const ScheduleActions = ({
  entry,
  hasProof,
  onTask,
}: ScheduleActionsProps) => {
  const { t, i18n } = useTranslation(['billing', 'billing.staff', 'errors'])
  const { currentUser } = useAuth()
  const { approval } = entry
  // The first approver confirms nothing, and the money of a statement is confirmed at its line.
  const isConfirmedElsewhere =
    approval != null &&
    (approval.approvedById === currentUser?.id ||
      approval.statementLineId !== null)
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {isOpen(entry) && !hasProof && !isConfirmedElsewhere && (
        <Can do="approvePayment">
          <Button
            look="secondary"
            size="sm"
            icon={CheckCheck}
            onClick={() => onTask('approve')}
          >
            {t(approval ? 'billing.staff:second.button' : 'approve.button')}
          </Button>
        </Can>
      )}
      {approval?.mayWithdraw && (
        <Can do="approvePayment">
          <WithdrawApproval
            approvalId={approval.id}
            transfer={transferText(approval, t, i18n.language)}
            refetch={queriesAfterDecision}
          />
        </Can>
      )}
      {(isPaid(entry) || isPartlyPaid(entry)) && (
        <Can do="revokePayment">
          <Button
            look="ghost"
            size="sm"
            icon={Undo2}
            className="text-error"
            onClick={() => onTask('revoke')}
          >
            {t('revoke.button')}
          </Button>
        </Can>
      )}
      <Can do="editSchedule">
        {isWaived(entry) && <UnwaiveButton scheduleId={entry.id} />}
        {isOpen(entry) && !hasProof && (
          <Button
            look="ghost"
            size="sm"
            icon={HandCoins}
            onClick={() => onTask('waive')}
          >
            {t('waive.button')}
          </Button>
        )}
        <Button
          look="ghost"
          size="sm"
          icon={Pencil}
          iconOnly
          onClick={() => onTask('edit')}
        >
          {t('schedule.edit')}
        </Button>
      </Can>
    </span>
  )
}
