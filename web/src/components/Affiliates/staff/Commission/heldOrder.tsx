import { useTranslation } from 'react-i18next'
import type { HeldOrderFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment HeldOrderFields on HeldOrder {
    id
    affiliateId
    affiliate
    buyerId
    buyer
    product
    invoiceNumber
    orderedAt
    heldCentavos
    signs {
      sign
      clicks
    }
    status
    note
    decidedBy
    decidedAt
  }
`)

const Signs = ({ order: { signs } }: { order: HeldOrderFields }) => {
  const { t } = useTranslation('affiliates.staff')
  return (
    <ul className="list-disc pl-4">
      {signs.map(({ sign, clicks }) => (
        <li key={sign}>{t(`held.signs.${sign}`, { count: clicks ?? 0 })}</li>
      ))}
    </ul>
  )
}

export const columns: Column<HeldOrderFields>[] = [
  textColumn('affiliate', fixed),
  textColumn('buyer', fixed),
  {
    key: 'signs',
    value: (order) => <Signs order={order} />,
    csv: ({ signs }) => signs.map(({ sign }) => sign).join(', '),
  },
  textColumn('product', fixed),
  moneyColumn('heldCentavos', { ...fixed, isSummed: true }),
  badgeColumn(
    'status',
    { WAITING: 'warning', RELEASED: 'success', REFUSED: 'neutral' },
    fixed
  ),
  dateColumn('orderedAt', { ...fixed, look: 'time' }),
  textColumn('invoiceNumber', more),
  textColumn('note', more),
  textColumn('decidedBy', more),
  dateColumn('decidedAt', { ...more, look: 'time' }),
]

/** Without a filter, those that wait are shown. */
export const filters = ['released', 'refused']
