import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { AccountFields } from 'types/graphql'

import { Can } from 'src/components/access/Can'
import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import { PromiseDialog } from 'src/components/Billing/Promise/PromiseDialog'
import { MoveDueDateDialog } from 'src/components/Billing/staff/PaymentSchedule/MoveDueDateDialog'
import { RecordPaymentDialog } from 'src/components/Billing/staff/RecordPayment/RecordPaymentDialog'
import { RemindButton } from 'src/components/Billing/staff/Reminder/RemindButton'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { useAccess } from 'src/hooks/access/useAccess'
import { text } from 'src/hooks/browser/urlValues'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

import {
  addDays,
  daysBetween,
  formatShownDay,
  manilaToday,
} from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type OpenEntry = AccountFields['openEntries'][number]

/** Staff send reminders for bills that are overdue, or due within this many days. */
const REMINDABLE_DAYS = 7

type OpenEntriesProps = {
  userId: number
  memberName: string
  entries: OpenEntry[]
}

type Task =
  | { kind: 'promise' | 'pay' | 'move'; entry: OpenEntry }
  | { kind: 'receive' }

/** The unpaid entries, earliest due first, where staff record a payment or the promise of a member who called. */
export const OpenEntries = ({
  userId,
  memberName,
  entries,
}: OpenEntriesProps) => {
  const { t, i18n } = useTranslation(['billing.staff', 'billing'])
  const { can } = useAccess()
  // The command bar and the person's page lead here to record a payment.
  const { record } = useUrlValues({ record: text })
  const [task, setTask] = useState<Task | undefined>(
    !record || !can('approvePayment')
      ? undefined
      : entries[0]
        ? { kind: 'pay', entry: entries[0] }
        : { kind: 'receive' }
  )
  const onClose = () => setTask(undefined)
  const today = manilaToday()
  const unreserved = entries.filter(({ isReserved }) => !isReserved)
  const soon = addDays(today, REMINDABLE_DAYS)
  return (
    <Card title={t('account.open')} padded={false}>
      {entries.length === 0 ? (
        <p className="text-muted p-4 text-sm sm:px-6">
          {t('account.openNone')}
        </p>
      ) : (
        <ul className="divide-base-300 border-base-300 mt-3 divide-y border-t">
          {entries.map((entry) => (
            <li key={entry.id} className="space-y-1 px-4 py-3 text-sm sm:px-6">
              <span className="flex items-center justify-between gap-4">
                <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  <DateText date={entry.scheduleDate} />
                  <PaymentStatusBadge
                    scheduleDate={entry.scheduleDate}
                    isPaid={false}
                    isPartlyPaid={entry.owedCentavos < entry.priceCentavos}
                  />
                </span>
                <PesoText
                  centavos={entry.owedCentavos}
                  className="font-semibold"
                />
              </span>
              <span className="text-muted block">
                {[
                  entry.scheduleDate < today &&
                    t('account.daysLate', {
                      count: daysBetween(entry.scheduleDate, today),
                    }),
                  entry.invoiceNumber,
                  entry.owedCentavos < entry.priceCentavos &&
                    t('billing:bills.leftOf', {
                      price: formatPeso(entry.priceCentavos),
                    }),
                  entry.remindedOn &&
                    t('remind.on', {
                      date: formatShownDay(entry.remindedOn, i18n.language),
                    }),
                  entry.promisedDate &&
                    t('account.promised', {
                      date: formatShownDay(entry.promisedDate, i18n.language),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="-mx-2 flex flex-wrap gap-1">
                <Can do="approvePayment">
                  <Button
                    look="ghost"
                    size="sm"
                    onClick={() => setTask({ kind: 'pay', entry })}
                  >
                    {t('recordPayment.button')}
                  </Button>
                </Can>
                <Button
                  look="ghost"
                  size="sm"
                  onClick={() => setTask({ kind: 'promise', entry })}
                >
                  {t('promise.make.button')}
                </Button>
                {entry.scheduleDate <= soon && (
                  <RemindButton
                    billId={entry.id}
                    remindedOn={entry.remindedOn}
                  />
                )}
                <Can do="editSchedule">
                  <Button
                    look="ghost"
                    size="sm"
                    onClick={() => setTask({ kind: 'move', entry })}
                  >
                    {t('moveDue.button')}
                  </Button>
                </Can>
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* Money that no bill can take is recorded for the member. */}
      {unreserved.length === 0 && (
        <Can do="approvePayment">
          <div className="px-2 pb-3 sm:px-4">
            <Button
              look="ghost"
              size="sm"
              onClick={() => setTask({ kind: 'receive' })}
            >
              {t(
                entries.length === 0
                  ? 'recordPayment.button'
                  : 'recordPayment.buttonOther'
              )}
            </Button>
          </div>
        </Can>
      )}
      {task?.kind === 'promise' && (
        <PromiseDialog bills={[task.entry]} onClose={onClose} />
      )}
      {task?.kind === 'move' && (
        <MoveDueDateDialog bill={task.entry} onClose={onClose} />
      )}
      {task?.kind === 'pay' && (
        <RecordPaymentDialog
          bills={[
            task.entry,
            ...unreserved.filter(({ id }) => id !== task.entry.id),
          ]}
          memberName={memberName}
          onClose={onClose}
        />
      )}
      {task?.kind === 'receive' && (
        <RecordPaymentDialog
          userId={userId}
          bills={unreserved}
          memberName={memberName}
          onClose={onClose}
        />
      )}
    </Card>
  )
}
