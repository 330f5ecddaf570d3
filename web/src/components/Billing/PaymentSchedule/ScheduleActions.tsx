import { CheckCheck, Pencil, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Can } from 'src/components/access/Can/Can'
import { isPaid, type Bill } from 'src/components/Billing/Invoice/invoice'
import { Button } from 'src/components/ui/Button/Button'

import type { ScheduleTask } from './ScheduleRow'

type ScheduleActionsProps = {
  entry: Bill
  /** The proof below has its own button to approve. */
  hasProof: boolean
  onTask: (task: ScheduleTask) => void
}

export const ScheduleActions = ({
  entry,
  hasProof,
  onTask,
}: ScheduleActionsProps) => {
  const { t } = useTranslation('billing')
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {isPaid(entry) ? (
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
      ) : (
        !hasProof && (
          <Can do="approvePayment">
            <Button
              look="secondary"
              size="sm"
              icon={CheckCheck}
              onClick={() => onTask('approve')}
            >
              {t('approve.button')}
            </Button>
          </Can>
        )
      )}
      <Can do="editSchedule">
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
