import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { hasOtherApprover } from './approvals/paymentApprovers'

/**
 * Nobody decides on their own bills. Only an administrator may, as long as no other user may approve payments.
 * @throws PAYMENT_OWN
 */
export const requireOthersBill = async (tx: Tx, ownerId: number) => {
  const { id, roles } = currentUser()
  if (id !== ownerId) return
  if (!roles.includes('admin') || (await hasOtherApprover(tx, id)))
    throw new AppError('PAYMENT_OWN')
}
