import { useTranslation } from 'react-i18next'

import { isPaid, type Bill } from 'src/components/Billing/Invoice/bill'
import { platformChoices } from 'src/components/Billing/PaymentProof/useProofFields'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'

import { useSaveSchedule } from './useSaveSchedule'

import { toPesos } from '$api/src/shared/money'

export type ScheduleInput = {
  scheduleDate: string
  priceCentavos: number
  paymentPlatform: string | null
}

type ScheduleDialogProps = { isOpen: boolean; onClose: () => void } & (
  | { entry: Bill; invoiceId?: undefined }
  | { entry?: undefined; invoiceId: number }
)

/** Adds or edits an entry: the price while it is unpaid, the platform once it is paid. */
export const ScheduleDialog = ({
  isOpen,
  onClose,
  entry,
  invoiceId,
}: ScheduleDialogProps) => {
  const { t } = useTranslation(['billing', 'errors'])
  const paid = !!entry && isPaid(entry)
  const { add, update, error } = useSaveSchedule(onClose)

  const fields: Field<ScheduleInput>[] = [
    {
      name: 'scheduleDate',
      as: 'date',
      required: true,
      validation: (value) => (value ? null : t('errors:DATE_INVALID')),
    },
    {
      name: 'priceCentavos',
      as: 'money',
      required: true,
      disabled: paid,
      help: paid ? t('errors:PAYMENT_UPDATE_ONLY_UNPAID') : undefined,
      validation: (value: number | null) =>
        value === null ? t('errors:AMOUNT_INVALID') : null,
    },
    ...(paid
      ? [
          {
            name: 'paymentPlatform',
            as: 'choice',
            required: true,
            choices: platformChoices,
          } as const,
        ]
      : []),
  ]

  const onSave = ({
    scheduleDate,
    priceCentavos,
    paymentPlatform,
  }: ScheduleInput) => {
    const price = toPesos(priceCentavos)
    if (!entry) return add({ input: { invoiceId, scheduleDate, price } })
    const change = paid ? { paymentPlatform } : { price }
    return update({ id: entry.id, input: { scheduleDate, ...change } })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(entry ? 'schedule.edit' : 'schedule.add')}
    >
      <div className="pb-3">
        <ResourceForm<ScheduleInput>
          entity="billing.schedule"
          fields={fields}
          record={entry}
          onSave={onSave}
          error={error}
          submitLabel={t(entry ? 'schedule.save' : 'schedule.addSubmit')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
