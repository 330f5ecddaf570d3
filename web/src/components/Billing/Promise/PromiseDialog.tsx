import { useTranslation } from 'react-i18next'

import { sumOwed } from 'src/components/Billing/Invoice/bill'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { lastPromiseDay } from '$api/src/shared/billing/collecting/promise'
import { formatShownDay, manilaToday } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const PROMISE: Doc<'PromisePaymentMutation'> = gql`
  mutation PromisePaymentMutation(
    $scheduleIds: [Int!]!
    $promisedDate: String!
    $reason: String
  ) {
    promisePayment(
      scheduleIds: $scheduleIds
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

type PromiseDialogProps = {
  bills: readonly PromisedBill[]
  onClose: () => void
}

/** Records the day until which bills will be paid, by the member or by staff for them. */
export const PromiseDialog = ({ bills, onClose }: PromiseDialogProps) => {
  const { t, i18n } = useTranslation(['billing.staff', 'errors'])
  const days = [
    ...new Set(bills.map(({ scheduleDate }) => scheduleDate)),
  ].sort()
  const last = lastPromiseDay(days[0], manilaToday())
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
        amount: formatPeso(sumOwed(bills)),
        date: days.map((day) => formatShownDay(day, i18n.language)).join(' · '),
      }}
      entity="billing.staff.promise"
      fields={fields}
      does={(input) =>
        call(PROMISE, { scheduleIds: bills.map(({ id }) => id), ...input })
      }
      refetch={[
        'StudentPaymentDetailsQuery',
        'MyInvoicesQuery',
        'BillsPageQuery',
      ]}
      onClose={onClose}
    />
  )
}
