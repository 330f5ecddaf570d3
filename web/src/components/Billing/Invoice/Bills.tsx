import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { InvoiceFields, ReceiptFields } from 'types/graphql'

import { SendProofDrawer } from 'src/components/Billing/PaymentProof/SendProofDrawer'
import { Receipts } from 'src/components/Billing/Receipt/Receipts'
import type { MyRefund } from 'src/components/Billing/Refund/refund'
import { Button } from 'src/components/ui/control/Button/Button'

import { isDueNow, isPayable } from './bill'
import { BillFilters, useBillFilter } from './BillFilters'
import { billsOf, billsToPay, filterInvoices } from './invoice'
import { InvoiceCard } from './InvoiceCard'
import { NoBills } from './NoBills'
import { PayBar } from './PayBar'
import { ReturnedProofs } from './ReturnedProofs'

type BillsProps = {
  invoices: readonly InvoiceFields[]
  receipts: readonly ReceiptFields[]
  refunds: readonly MyRefund[]
  creditCentavos: number
}

/** A member's bills; those due now are selected at first. */
export const Bills = ({
  invoices,
  receipts,
  refunds,
  creditCentavos,
}: BillsProps) => {
  const { t } = useTranslation('billing')
  const filter = useBillFilter()
  const bills = billsOf(invoices)
  const [chosenIds, setChosenIds] = useState(() =>
    bills.filter((bill) => isDueNow(bill)).map(({ id }) => id)
  )
  const [isPaying, setIsPaying] = useState(false)

  const payable = bills.filter(isPayable)
  const chosen = payable.filter(({ id }) => chosenIds.includes(id))
  const shown = filterInvoices(invoices, filter)

  const toggle = (id: number) =>
    setChosenIds((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
    )

  return (
    <div className="space-y-4">
      <ReturnedProofs
        bills={bills}
        onSendAgain={(returned) => {
          setChosenIds(returned.map(({ id }) => id))
          setIsPaying(true)
        }}
      />
      <BillFilters bills={bills} current={filter} />
      {payable.length > 0 && filter !== 'paid' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-muted text-sm">{t('bills.choose')}</p>
          {chosen.length < payable.length && (
            <Button
              look="ghost"
              size="sm"
              className="-mx-2"
              onClick={() => setChosenIds(payable.map(({ id }) => id))}
            >
              {t('bills.chooseAll')}
            </Button>
          )}
        </div>
      )}
      {shown.length === 0 && <NoBills filter={filter} />}
      {shown.map((invoice) => (
        <InvoiceCard
          key={invoice.id}
          invoice={invoice}
          all={
            invoices.find(({ id }) => id === invoice.id)?.paymentSchedule ?? []
          }
          receipts={receipts}
          refund={refunds.find(({ invoiceId }) => invoiceId === invoice.id)}
          chosenIds={chosenIds}
          onToggle={toggle}
        />
      ))}
      <Receipts receipts={receipts} />
      {payable.length > 0 && filter !== 'paid' && (
        <PayBar
          chosen={chosen}
          creditCentavos={creditCentavos}
          onPay={() => setIsPaying(true)}
        />
      )}
      <SendProofDrawer
        isOpen={isPaying}
        onClose={() => setIsPaying(false)}
        bills={billsToPay(invoices, chosen)}
      />
    </div>
  )
}
