import { useTranslation } from 'react-i18next'
import type { AffiliateLinkFields, AffiliateOrderFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { useCreditLines } from 'src/components/Affiliates/Commission/useCreditLines'
import {
  badgeColumn,
  dateColumn,
  fixed,
  moneyColumn,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { Why } from 'src/components/ui/text/Why'

registerFragment(gql`
  fragment AffiliateOrderFields on AffiliateOrder {
    id
    invoiceNumber
    totalCentavos
    buyerId
    buyer
    product
    reason
    coupon
    code
    leadSince
    leadUntil
    linkLabel
    createdAt
  }
`)

/** Why an order is credited to the affiliate, with the facts of the day on which it was placed. */
const WhyCredited = ({ order }: { order: AffiliateOrderFields }) => {
  const { t } = useTranslation('affiliates.staff')
  const { reason } = order
  const lines = [{ text: t(`why.${reason}`) }, ...useCreditLines(order)]
  return <Why label={t(`order.choices.reason.${reason}`)} lines={lines} />
}

export const orderColumns: Column<AffiliateOrderFields>[] = [
  textColumn('invoiceNumber', fixed),
  textColumn('buyer', fixed),
  textColumn('product', more),
  moneyColumn('totalCentavos', { ...fixed, isSummed: true }),
  {
    key: 'reason',
    value: (order) => <WhyCredited order={order} />,
    csv: ({ reason }) => reason,
  },
  dateColumn('createdAt'),
]

export const linkColumns: Column<AffiliateLinkFields>[] = [
  textColumn('url', {
    ...fixed,
    value: ({ url }) => (
      <a className="link" href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    ),
  }),
  textColumn('label', fixed),
  textColumn('funnelName', {
    ...fixed,
    value: ({ funnelName, path }) => funnelName ?? (path || null),
    csv: ({ funnelName, path }) => funnelName ?? path,
  }),
  numberColumn('clicks', fixed),
  numberColumn('leadCount', fixed),
  badgeColumn('isArchived', { true: 'neutral', false: 'success' }, more),
  dateColumn('createdAt', more),
]
