import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { notifyAll } from 'src/lib/notices'

import { paymentApproversBesides } from './paymentApprovers'

/** The list of transfers that wait for a second person. */
const PATH = '/payment?tab=approvals'

/** Tells everybody who may give the second approval of a member's transfer, once. */
export const tellApprovers = async (
  tx: Tx,
  userId: number,
  { togetherId, totalCentavos }: { togetherId: string; totalCentavos: number }
) => {
  const approvers = await paymentApproversBesides(tx, currentUser().id)
  const member = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, firstName: true, lastName: true },
  })
  await notifyAll(
    tx,
    approvers.filter((id) => id !== userId),
    {
      kind: 'SECOND_APPROVAL',
      facts: { amountCentavos: totalCentavos },
      about: [member],
      path: PATH,
      key: `second:${togetherId}`,
    }
  )
}
