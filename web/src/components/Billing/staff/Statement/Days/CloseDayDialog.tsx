import { useTranslation } from 'react-i18next'
import type { PaymentDayFields } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'
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
    <ActionDialog
      words="billing.staff:paymentDay"
      name="close"
      of={{
        platform: platformLabel(platform),
        day: formatShownDay(day, i18n.language),
        amount: formatPeso(bookedCentavos),
      }}
      entity="billing.staff.paymentDay"
      fields={fields}
      record={{ statementCentavos: linesCentavos }}
      does={({ statementCentavos, note }) =>
        call(CLOSE, {
          input: {
            day,
            platform,
            bookedCentavos,
            statementCentavos: statementCentavos ?? 0,
            note,
          },
        })
      }
      refetch={['PaymentDaysQuery']}
      onClose={onClose}
    >
      {openLines > 0 && (
        <p className="alert alert-warning mb-4">
          {t('paymentDay.openLinesNote', { count: openLines })}
        </p>
      )}
    </ActionDialog>
  )
}
