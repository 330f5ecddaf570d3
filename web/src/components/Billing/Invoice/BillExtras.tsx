import { Suspense, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { ReceiptFields } from 'types/graphql'

import { FromCredit } from 'src/components/Billing/Credit/FromCredit'
import { StatusWhy } from 'src/components/Billing/PaymentSchedule/StatusWhy'
import { ReceiptLink } from 'src/components/Billing/Receipt/ReceiptLink'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { isDueNow, isOpen, type Bill } from './bill'

import { formatShownDay } from '$api/src/shared/manilaTime'

const PromiseDialog = lazyPart(
  () => import('src/components/Billing/Promise/PromiseDialogSlot')
)

const quiet =
  'text-primary inline-flex min-h-7 cursor-pointer items-center rounded font-medium hover:underline'

type BillExtrasProps = { bill: Bill; receipts: readonly ReceiptFields[] }

/**
 * Below a bill: the explanation of its status, the receipts of its payments, and a promise to pay from a week before it
 * is due.
 */
export const BillExtras = ({ bill, receipts }: BillExtrasProps) => {
  const { t, i18n } = useTranslation('billing')
  const [isPromising, setIsPromising] = useState(false)
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-1 px-4 pb-3 pl-12 text-sm sm:px-6 sm:pl-14">
      <StatusWhy bill={bill} />
      <FromCredit bill={bill} />
      {receipts.map((receipt) => (
        <ReceiptLink key={receipt.id} paymentId={receipt.id} className={quiet}>
          {t('bills.receipt', { number: receipt.number })}
        </ReceiptLink>
      ))}
      {isOpen(bill) && bill.promisedDate && (
        <span className="text-muted">
          {t('bills.promised', {
            date: formatShownDay(bill.promisedDate, i18n.language),
          })}
        </span>
      )}
      {isDueNow(bill) && (
        <button
          type="button"
          className={quiet}
          onClick={() => setIsPromising(true)}
        >
          {t('bills.promise')}
        </button>
      )}
      {isPromising && (
        <Suspense fallback={null}>
          <PromiseDialog bills={[bill]} onClose={() => setIsPromising(false)} />
        </Suspense>
      )}
    </div>
  )
}
