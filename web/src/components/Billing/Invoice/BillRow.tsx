import { useTranslation } from 'react-i18next'
import type { ReceiptFields } from 'types/graphql'

import { SentProof } from 'src/components/Billing/PaymentProof/SentProof'
import { PaymentStatusBadge } from 'src/components/Billing/PaymentSchedule/PaymentStatusBadge'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import {
  isPaid,
  isPartlyPaid,
  isPayable,
  isRecorded,
  isWaived,
  pendingProof,
  type Bill,
} from './bill'
import { BillExtras } from './BillExtras'

import { formatPeso } from '$api/src/shared/money'

type BillRowProps = {
  bill: Bill
  /** The number of bills of the invoice. */
  total: number
  /** The receipts of its payments. */
  receipts: readonly ReceiptFields[]
  isChosen: boolean
  onToggle: () => void
}

/** One bill of an invoice; a click anywhere on the row selects it while it can be paid. */
export const BillRow = ({
  bill,
  total,
  receipts,
  isChosen,
  onToggle,
}: BillRowProps) => {
  const { t } = useTranslation('billing')
  // Once the bill is paid, the rest of its proof pays something else.
  const pending = isPaid(bill) ? null : pendingProof(bill)
  const isConfirming = isRecorded(bill)
  const canPay = isPayable(bill)
  const Row = canPay ? 'label' : 'div'

  return (
    <li className={isChosen && canPay ? 'bg-secondary/50' : ''}>
      <Row
        className={`flex flex-wrap items-start gap-3 px-4 py-3.5 sm:px-6 ${canPay ? 'hover:bg-base-200 cursor-pointer' : ''}`}
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
              <DateText date={bill.scheduleDate} />
            </span>
            {pending || isConfirming ? (
              <StatusBadge tone="info">{t('status.inReview')}</StatusBadge>
            ) : (
              <PaymentStatusBadge
                scheduleDate={bill.scheduleDate}
                isPaid={isPaid(bill)}
                isPartlyPaid={isPartlyPaid(bill)}
                isWaived={isWaived(bill)}
              />
            )}
          </span>
          {total > 1 && (
            <span className="text-muted block text-sm">
              {t('bills.paymentOf', { seq: bill.seq, total })}
            </span>
          )}
          {isConfirming && (
            <span className="text-info mt-2 block text-sm font-medium">
              {t('bills.confirming')}
            </span>
          )}
        </span>
        <span className="text-right">
          <PesoText
            centavos={
              isPartlyPaid(bill) ? bill.owedCentavos : bill.priceCentavos
            }
            className="font-semibold"
          />
          {isPartlyPaid(bill) && (
            <span className="text-muted block text-sm">
              {t('bills.leftOf', { price: formatPeso(bill.priceCentavos) })}
            </span>
          )}
        </span>
        {pending && (
          <span className="w-full space-y-1.5 pl-8">
            <span className="text-info block text-sm font-medium">
              {t('bills.checking')}
            </span>
            <SentProof proof={pending} />
          </span>
        )}
      </Row>
      <BillExtras bill={bill} receipts={receipts} />
    </li>
  )
}
