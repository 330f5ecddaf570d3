import type { CouponRedemptionFields } from 'types/graphql'

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
  textColumn('name', fixed),
  textColumn('email', more),
  moneyColumn('amountOffCentavos', { isSummed: true }),
  badgeColumn(
    'status',
    { RESERVED: 'info', REDEEMED: 'success', RELEASED: 'outline' },
    fixed
  ),
  textColumn('invoiceNumber', fixed),
]
