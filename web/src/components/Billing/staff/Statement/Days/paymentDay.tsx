// A day of a platform as finance closes it.
import { useTranslation } from 'react-i18next'
import type { PaymentDayFields, PaymentDayState } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { platformColumn } from 'src/components/Reports/staff/figures/reportColumns'
import {
  dateColumn,
  fixed,
  moneyColumn,
  numberColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

import { formatPeso } from '$api/src/shared/money'

registerFragment(gql`
  fragment PaymentDayFields on PaymentDay {
    id
    day
    platform
    payments
    bookedCentavos
    linesCentavos
    openLines
    close {
      id
      bookedCentavos
      statementCentavos
      note
      closedAt
      closedBy
    }
    reopening {
      reason
      reopenedBy
    }
  }
`)

const Lines = ({ linesCentavos, openLines }: PaymentDayFields) => {
  const { t } = useTranslation('billing.staff')
  if (linesCentavos == null) return null
  return (
    <>
      <PesoText centavos={linesCentavos} />
      {openLines > 0 && (
        <span className="text-muted block text-sm">
          {t('paymentDay.openLines', { count: openLines })}
        </span>
      )}
    </>
  )
}

const Close = ({ close, reopening }: PaymentDayFields) => {
  const { t } = useTranslation('billing.staff')
  if (!close)
    return (
      <>
        <StatusBadge tone="outline">{t('paymentDay.open')}</StatusBadge>
        {reopening && (
          <span className="text-muted block min-w-48 text-sm wrap-anywhere whitespace-normal">
            {t('paymentDay.reopenedBy', reopening)}
          </span>
        )}
      </>
    )
  const difference = close.statementCentavos - close.bookedCentavos
  return (
    <>
      <StatusBadge tone="success">{t('paymentDay.closed')}</StatusBadge>
      <span className="text-muted block text-sm">
        {close.closedBy}, <DateText date={close.closedAt} look="time" />
      </span>
      {difference !== 0 && (
        <span className="text-muted block min-w-48 text-sm wrap-anywhere whitespace-normal">
          {t(difference > 0 ? 'paymentDay.more' : 'paymentDay.less', {
            amount: formatPeso(Math.abs(difference)),
          })}{' '}
          {close.note}
        </span>
      )}
    </>
  )
}

export const dayColumns: Column<PaymentDayFields>[] = [
  dateColumn('day', fixed),
  platformColumn(fixed),
  numberColumn('payments', fixed),
  moneyColumn('bookedCentavos', fixed),
  {
    key: 'linesCentavos',
    align: 'right',
    value: (row) => <Lines {...row} />,
    csv: ({ linesCentavos }) => linesCentavos,
  },
  {
    key: 'close',
    value: (row) => <Close {...row} />,
    csv: ({ close }) => close?.closedAt,
  },
]

export const dayStateTones: Record<PaymentDayState, BadgeTone> = {
  AGREED: 'success',
  DIFFERS: 'error',
  ONLY_BOOKED: 'warning',
  ONLY_FILE: 'warning',
  TAKEN_BACK: 'outline',
}
