import { CheckCheck, HandCoins, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Can } from 'src/components/access/Can/Can'
import {
  isOpen,
  isPaid,
  isPartlyPaid,
  isWaived,
} from 'src/components/Billing/Invoice/bill'
import { Button } from 'src/components/ui/control/Button/Button'

import type { StaffBill } from './firstApproval'
import { UnwaiveButton } from './UnwaiveButton'

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
  const { t } = useTranslation(['billing', 'billing.staff'])
  const isRevocable =
    isPaid(entry) || isPartlyPaid(entry) || entry.approval != null
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {isOpen(entry) && !hasProof && (
        <Can do="approvePayment">
          <Button
            look="secondary"
            size="sm"
            icon={CheckCheck}
            onClick={() => onTask('approve')}
          >
            {t(
              entry.approval ? 'billing.staff:second.button' : 'approve.button'
            )}
          </Button>
        </Can>
      )}
      {isRevocable && (
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
