import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { lastPromiseDay } from '$api/src/shared/billing/collecting/promise'
import { formatBannerDate, manilaToday } from '$api/src/shared/manilaTime'
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
  const [promise, { error }] = useSave(PROMISE, {
    done: t('promise.made'),
    refetch: ['StudentPaymentDetailsQuery', 'MyInvoicesQuery'],
    onDone: onClose,
  })
  const fields: Field<PromiseInput>[] = [
    {
      name: 'promisedDate',
      as: 'date',
      required: true,
      help: t('promise.latest', {
        date: formatBannerDate(last, i18n.language),
      }),
      validation: (day: string | null) =>
        day ? null : t('errors:DATE_INVALID'),
    },
    { name: 'reason', as: 'text' },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('promise.makeTitle')}
      text={t('promise.makeText', {
        amount: formatPeso(bill.owedCentavos),
        date: formatBannerDate(bill.scheduleDate, i18n.language),
      })}
    >
      <div className="pb-3">
        <ResourceForm<PromiseInput>
          entity="billing.staff.promise"
          fields={fields}
          onSave={(input) => promise({ scheduleId: bill.id, ...input })}
          error={error}
          submitLabel={t('promise.submit')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
