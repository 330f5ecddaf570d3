// The receipts of a member's payments and the vouchers of refunds, as the bills page reads them.
import type { ReceiptFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment ReceiptFields on Receipt {
    id
    number
    kind
    amountCentavos
    platform
    paidOn
    scheduleIds
    isTakenBack
  }
`)

/** The receipts of the payments that stand for a bill, the earliest first: several if it was paid in parts. */
export const receiptsOf = (
  { id }: { id: number },
  receipts: readonly ReceiptFields[]
) =>
  receipts
    .filter(
      ({ scheduleIds, isTakenBack }) => !isTakenBack && scheduleIds.includes(id)
    )
    .sort((a, b) => a.id - b.id)
