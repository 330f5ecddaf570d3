import { useTranslation } from 'react-i18next'

import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'

import {
  isPaid,
  isPayable,
  isWaived,
  pendingProof,
  rejectedProof,
  type Bill,
} from './bill'
import { BillExtras } from './BillExtras'

type BillRowProps = {
  bill: Bill
  /** The number of bills of the invoice. */
  total: number
  isChosen: boolean
  onToggle: () => void
}

/** One bill of an invoice; a click anywhere on the row selects it while it can be paid. */
export const BillRow = ({ bill, total, isChosen, onToggle }: BillRowProps) => {
  const { t } = useTranslation('billing')
  const pending = pendingProof(bill)
  const rejected = rejectedProof(bill)
  const canPay = isPayable(bill)
  const Row = canPay ? 'label' : 'div'

  return (
    <li className={isChosen && canPay ? 'bg-secondary/50' : ''}>
      <Row
        className={`flex items-start gap-3 px-4 py-3.5 sm:px-6 ${canPay ? 'hover:bg-base-200 cursor-pointer' : ''}`}
      >
        <span className="flex w-5 shrink-0 pt-0.5">
          {canPay && (
            <input
              type="checkbox"
              checked={isChosen}
              onChange={onToggle}
              className="checkbox checkbox-sm checked:text-primary-content checked:bg-primary"
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">
              <DateText date={bill.scheduleDate} look="long" />
            </span>
            <PaymentStatusBadge
              scheduleDate={bill.scheduleDate}
              isPaid={isPaid(bill)}
              isWaived={isWaived(bill)}
            />
          </span>
          {total > 1 && (
            <span className="text-muted block text-sm">
              {t('bills.paymentOf', { seq: bill.seq, total })}
            </span>
          )}
          {pending && (
            <span className="text-info mt-1 block text-sm font-medium">
              {t('bills.checking')}
            </span>
          )}
          {rejected && (
            <span className="text-error mt-1 block text-sm">
              {t('bills.rejected', { reason: rejected.rejectReason })}
            </span>
          )}
        </span>
        <PesoText centavos={bill.priceCentavos} className="font-semibold" />
      </Row>
      <BillExtras bill={bill} />
    </li>
  )
}
