import type { CouponRedemptionFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  dateColumn,
  moneyColumn,
  textColumn,
  type Column,
} from 'src/components/ui/ResourceTable/columns'

registerFragment(gql`
  fragment CouponRedemptionFields on CouponRedemption {
    id
    email
    userId
    name
    amountOffCentavos
    status
    invoiceNumber
    createdAt
  }
`)

export const columns: Column<CouponRedemptionFields>[] = [
  dateColumn('createdAt', { look: 'time' }),
  textColumn('name', { sortable: false }),
  textColumn('email', { sortable: false, secondary: true }),
  moneyColumn('amountOffCentavos'),
  badgeColumn(
    'status',
    { RESERVED: 'info', REDEEMED: 'success', RELEASED: 'outline' },
    { sortable: false }
  ),
  textColumn('invoiceNumber', { sortable: false }),
]
