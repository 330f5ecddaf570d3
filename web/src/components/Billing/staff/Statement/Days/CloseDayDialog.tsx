import { useTranslation } from 'react-i18next'
import type { PaymentDayFields } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const CLOSE: Doc<'CloseDayMutation'> = gql`
  mutation CloseDayMutation($input: CloseDayInput!) {
    closeDay(input: $input) {
      ...PaymentDayFields
    }
  }
`

type Closing = { statementCentavos: number | null; note: string | null }

type CloseDayDialogProps = { row: PaymentDayFields; onClose: () => void }

/** Asks what the platform's statement says, and closes the day. A difference needs a note. */
export const CloseDayDialog = ({ row, onClose }: CloseDayDialogProps) => {
  const { t, i18n } = useTranslation('billing.staff')
  const { day, platform, bookedCentavos, linesCentavos, openLines } = row
  const [close, { error }] = useSave(CLOSE, {
    done: t('paymentDay.done'),
    refetch: ['PaymentDaysQuery'],
    onDone: onClose,
  })
  const fields: Field<Closing>[] = [
    {
      name: 'statementCentavos',
      as: 'money',
      required: true,
      help:
        linesCentavos == null
          ? t('paymentDay.noFile')
          : t('paymentDay.fromFile', { amount: formatPeso(linesCentavos) }),
    },
    {
      name: 'note',
      as: 'textarea',
      required: true,
      when: ({ statementCentavos }) => statementCentavos !== bookedCentavos,
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('paymentDay.closeTitle', {
        platform: platformLabel(platform),
        day: formatDay(day, i18n.language),
      })}
      text={t('paymentDay.closeText', { amount: formatPeso(bookedCentavos) })}
    >
      {openLines > 0 && (
        <p className="alert alert-warning mb-4">
          {t('paymentDay.openLinesNote', { count: openLines })}
        </p>
      )}
      <div className="pb-3">
        <ResourceForm<Closing>
          entity="billing.staff.paymentDay"
          fields={fields}
          record={{ statementCentavos: linesCentavos }}
          onSave={({ statementCentavos, note }) =>
            close({
              input: {
                day,
                platform,
                bookedCentavos,
                statementCentavos: statementCentavos ?? 0,
                note,
              },
            })
          }
          error={error}
          submitLabel={t('paymentDay.close')}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
