import { useTranslation } from 'react-i18next'
import type { CommissionLineFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  withLabels,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'

import { WhyCommission } from './WhyCommission'

registerFragment(gql`
  fragment CommissionLineFields on CommissionLine {
    id
    kind
    status
    amountCentavos
    baseCentavos
    holdUntil
    createdAt
    reason
    orderId
    product
    buyer
    buyerId
    invoiceNumber
    attribution
    coupon
    code
    leadSince
    leadUntil
    linkLabel
    decision
    rule {
      ...ShownRuleFields
    }
    approvedCentavos
    entitledCentavos
    payoutId
    paidOn
  }
`)

/** A line's subject: the product that was ordered, or that staff adjusted. */
const What = ({ line }: { line: CommissionLineFields }) => {
  const { t } = useTranslation('affiliates')
  return <>{line.product ?? t('commission.adjusted')}</>
}

/** When a line can be paid, or was. */
const When = ({
  line: { status, holdUntil, paidOn },
}: {
  line: CommissionLineFields
}) => {
  const { t } = useTranslation('affiliates')
  if (status === 'PAID') return <DateText date={paidOn} />
  if (status === 'PENDING') return <DateText date={holdUntil} />
  return <>{t(`commission.when.${status}`)}</>
}

export const columns: Column<CommissionLineFields>[] = [
  dateColumn('createdAt', { look: 'time' }),
  textColumn('product', {
    ...fixed,
    card: 'line',
    value: (line) => <What line={line} />,
    csv: ({ product, reason }) => product ?? reason,
  }),
  textColumn('buyer', fixed),
  moneyColumn('amountCentavos', { ...fixed, card: 'end' }),
  badgeColumn(
    'status',
    {
      PENDING: 'info',
      DUE: 'success',
      HELD: 'warning',
      IN_PAYOUT: 'info',
      PAID: 'neutral',
    },
    { ...fixed, card: 'line' }
  ),
  {
    key: 'when',
    card: 'line',
    value: (line) => <When line={line} />,
    csv: ({ paidOn, holdUntil }) => paidOn ?? holdUntil,
  },
  {
    key: 'why',
    card: 'line',
    value: (line) => <WhyCommission line={line} />,
    csv: ({ reason, attribution }) => reason || attribution,
  },
  moneyColumn('baseCentavos', more),
]

/** Beside the facts of an affiliate there is less room. */
export const staffColumns = withLabels(columns).map((column) =>
  ['product', 'when'].includes(column.key)
    ? { ...column, secondary: true }
    : column.key === 'createdAt'
      ? dateColumn<CommissionLineFields>('createdAt')
      : column
)

export const filters = ['pending', 'due', 'held', 'in-payout', 'paid']
