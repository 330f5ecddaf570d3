import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { FromCredit } from 'src/components/Billing/Credit/FromCredit'
import {
  isOpen,
  isPaid,
  isPartlyPaid,
  isWaived,
  pendingProof,
} from 'src/components/Billing/Invoice/bill'
import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import { StatusWhy } from 'src/components/Billing/PaymentSchedule/StatusWhy'
import { ProofPanel } from 'src/components/Billing/staff/PaymentProof/ProofPanel'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

import { ApprovePaymentDialog } from './ApprovePaymentDialog'
import type { StaffBill } from './firstApproval'
import { RevokePaymentDialog } from './RevokePaymentDialog'
import { ScheduleActions, type ScheduleTask } from './ScheduleActions'
import { ScheduleDialog } from './ScheduleDialog'
import { ScheduleNotes } from './ScheduleNotes'
import { WaiveDialog } from './WaiveDialog'

import { platformLabel } from '$api/src/shared/billing/platforms'

const cell = 'md:table-cell md:px-3 md:py-2.5 md:align-middle md:first:pl-6'

/** One entry with its actions, and below it the proof that waits for a decision. */
export const ScheduleRow = ({ entry }: { entry: StaffBill }) => {
  const { t } = useTranslation('billing')
  const [task, setTask] = useState<ScheduleTask>()
  const onClose = () => setTask(undefined)
  const proof = pendingProof(entry)
  const { id, scheduleDate, priceCentavos, creditCentavos } = entry
  const isFromCredit = creditCentavos > 0
  // Credit has no platform of its own; its payments say "other".
  const platform =
    isFromCredit && creditCentavos >= priceCentavos
      ? null
      : entry.paymentPlatform

  return (
    <>
      <tr className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:table-row">
        <td className={`${cell} font-medium max-md:flex-1`}>
          <DateText date={scheduleDate} />
        </td>
        <td className={`${cell} text-right font-semibold`}>
          <PesoText centavos={priceCentavos} />
        </td>
        <td className={`${cell} max-md:w-full`}>
          <PaymentStatusBadge
            scheduleDate={scheduleDate}
            isPaid={isPaid(entry)}
            isPartlyPaid={isPartlyPaid(entry)}
            isWaived={isWaived(entry)}
          />
          <ScheduleNotes entry={entry} />
          <StatusWhy bill={entry} />
        </td>
        <td
          className={`${cell} ${platform || isFromCredit ? '' : 'max-md:hidden'}`}
        >
          <span className="text-muted md:hidden">
            {t('schedule.platform')}:{' '}
          </span>
          {platform ? platformLabel(platform) : !isFromCredit && '–'}{' '}
          <FromCredit bill={entry} />
        </td>
        <td
          className={`${cell} break-all ${entry.externalInvoiceId ? '' : 'max-md:hidden'}`}
        >
          <span className="text-muted md:hidden">
            {t('schedule.externalInvoice')}:{' '}
          </span>
          {entry.externalInvoiceId ?? '–'}
        </td>
        <td className={`${cell} max-md:w-full md:pr-6 md:text-right`}>
          <ScheduleActions
            entry={entry}
            hasProof={proof !== null}
            onTask={setTask}
          />
          <ApprovePaymentDialog
            key={task}
            isOpen={task === 'approve'}
            onClose={onClose}
            entry={entry}
          />
          {task === 'revoke' && (
            <RevokePaymentDialog onClose={onClose} scheduleId={id} />
          )}
          {task === 'waive' && (
            <WaiveDialog onClose={onClose} scheduleId={id} />
          )}
          <ScheduleDialog
            isOpen={task === 'edit'}
            onClose={onClose}
            entry={entry}
          />
        </td>
      </tr>
      {proof && (
        <tr className="block border-t-0! md:table-row">
          <td colSpan={6} className="block px-4 pb-4 md:table-cell md:px-6">
            <ProofPanel
              proof={proof}
              onApprove={isOpen(entry) ? () => setTask('approve') : undefined}
            />
          </td>
        </tr>
      )}
    </>
  )
}
