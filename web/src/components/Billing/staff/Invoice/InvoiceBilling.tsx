import { useState } from 'react'

import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  InvoiceBillingFields,
  InvoiceBillingInput,
  InvoiceFields,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Billing/staff/PaymentSchedule/firstApproval'
import type { StaffBill } from 'src/components/Billing/staff/PaymentSchedule/firstApproval'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

registerFragment(gql`
  fragment InvoiceBillingFields on Invoice {
    billToName
    billToTin
    billToAddress
    birInvoiceNo
    paymentSchedule {
      ...FirstApprovalFields
    }
  }
`)

/** An invoice as staff see it. */
export type BilledInvoice = Omit<
  InvoiceFields & InvoiceBillingFields,
  'paymentSchedule'
> & { paymentSchedule: StaffBill[] }

const UPDATE: Doc<'UpdateInvoiceBillingMutation'> = gql`
  mutation UpdateInvoiceBillingMutation(
    $id: Int!
    $input: InvoiceBillingInput!
  ) {
    updateInvoiceBilling(id: $id, input: $input) {
      id
      ...InvoiceBillingFields
    }
  }
`

const fields: Field<InvoiceBillingInput>[] = [
  { name: 'billToName', as: 'text' },
  { name: 'billToTin', as: 'text' },
  { name: 'billToAddress', as: 'textarea' },
  { name: 'birInvoiceNo', as: 'text' },
]

/** The billing details on an invoice's documents, and the BIR invoice that was issued for it. */
export const InvoiceBilling = ({ invoice }: { invoice: BilledInvoice }) => {
  const { t } = useTranslation('billing.staff')
  const [isOpen, setIsOpen] = useState(false)
  const [save, { error }] = useSave(UPDATE, {
    done: t('billing.done'),
    onDone: () => setIsOpen(false),
  })
  return (
    <>
      <button
        type="button"
        className="text-primary flex cursor-pointer items-center gap-1.5 rounded text-sm font-medium hover:underline"
        onClick={() => setIsOpen(true)}
      >
        <ReceiptText className="size-4" aria-hidden />
        {t('billing.edit')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('billing.title', { number: invoice.number })}
      >
        <div className="pb-3">
          <ResourceForm<InvoiceBillingInput>
            entity="billing.staff.billing"
            fields={fields}
            record={invoice}
            onSave={(input) => save({ id: invoice.id, input })}
            error={error}
            submitLabel={t('billing.submit')}
            guard={false}
            block
          />
        </div>
      </Dialog>
    </>
  )
}
