import { useTranslation } from 'react-i18next'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { lastPromiseDay } from '$api/src/shared/billing/collecting/promise'
import { formatShownDay, manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const PROMISE: Doc<'PromisePaymentMutation'> = gql`
  mutation PromisePaymentMutation(
    $scheduleId: Int!
    $promisedDate: String!
    $reason: String
  ) {
    promisePayment(
      scheduleId: $scheduleId
      promisedDate: $promisedDate
      reason: $reason
    ) {
      id
    }
  }
`

export type PromisedBill = {
  id: number
  owedCentavos: number
  scheduleDate: string
}

type PromiseInput = { promisedDate: string; reason: string | null }

type PromiseDialogProps = { bill: PromisedBill; onClose: () => void }

/** Records the day until which a bill will be paid, by the member or by staff for them. */
export const PromiseDialog = ({ bill, onClose }: PromiseDialogProps) => {
  const { t, i18n } = useTranslation(['billing.staff', 'errors'])
  const last = lastPromiseDay(bill.scheduleDate, manilaToday())
  const fields: Field<PromiseInput>[] = [
    {
      name: 'promisedDate',
      as: 'date',
      required: true,
      help: t('promise.latest', {
        date: formatShownDay(last, i18n.language),
      }),
      validation: (day: string | null) =>
        day ? null : t('errors:DATE_INVALID'),
    },
    { name: 'reason', as: 'text' },
  ]
  return (
    <ActionDialog
      words="billing.staff:promise"
      name="make"
      of={{
        amount: formatPeso(bill.owedCentavos),
        date: formatShownDay(bill.scheduleDate, i18n.language),
      }}
      entity="billing.staff.promise"
      fields={fields}
      does={(input) => call(PROMISE, { scheduleId: bill.id, ...input })}
      refetch={['StudentPaymentDetailsQuery', 'MyInvoicesQuery']}
      onClose={onClose}
    />
  )
}
