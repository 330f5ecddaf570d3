import { ExpiryText } from 'src/components/Billing/Subscription/ExpiryText'
import {
  stateOf,
  type Times,
} from 'src/components/Billing/Subscription/subscription'
import {
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { StateBadge } from './StateBadge'

import { expiryText } from '$api/src/shared/billing/subscriptions/subscriptionExpiry'

type Row = Times & {
  productName: string
  paymentTermLabel: string
  createdAt: string
  isPrimary: boolean
  funnel: { name: string }
}

const still = fixed

const shared = <Of extends Row>(): Record<
  'product' | 'funnel' | 'term' | 'status' | 'expiry',
  Column<Of>
> => ({
  product: textColumn<Of>('productName', still),
  funnel: {
    key: 'funnel',
    value: ({ funnel }) => funnel.name,
    csv: ({ funnel }) => funnel.name,
  },
  term: textColumn<Of>('paymentTermLabel', still),
  status: {
    key: 'status',
    value: (row) => <StateBadge subscription={row} />,
    csv: stateOf,
  },
  expiry: {
    key: 'expiry',
    value: ({ expiry }) => <ExpiryText expiry={expiry} />,
    csv: ({ expiry }) => (expiry ? expiryText(new Date(expiry)) : null),
  },
})

/** The columns for one person's subscriptions. */
export const ownColumns = <Of extends Row>(): Column<Of>[] => {
  const { product, funnel, term, status, expiry } = shared<Of>()
  return [
    product,
    status,
    expiry,
    funnel,
    { ...term, secondary: true },
    dateColumn('createdAt', { ...still, secondary: true }),
  ]
}

/** The columns for the list of all subscriptions. */
export const listColumns = <
  Of extends Row & { userName: string; userEmail: string },
>(): Column<Of>[] => {
  const { product, funnel, term, status, expiry } = shared<Of>()
  return [
    textColumn<Of>('userName', still),
    textColumn<Of>('userEmail', { ...still, secondary: true }),
    product,
    { ...funnel, secondary: true },
    { ...term, secondary: true },
    status,
    { ...expiry, sortable: true },
    dateColumn('createdAt'),
  ]
}
