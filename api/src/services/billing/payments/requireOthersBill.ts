import { currentUser } from 'src/lib/auth'
import { survivorOf } from 'src/lib/database/persons'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { hasOtherApprover } from './approvals/paymentApprovers'

/**
 * Nobody decides on their own bills, or on those of an account that was merged into theirs. Only an administrator may, as
 * long as no other user may approve payments.
 * @throws PAYMENT_OWN
 */
export const requireOthersBill = async (tx: Tx, ownerId: number) => {
  const { id, roles } = currentUser()
  if (id !== (await survivorOf(tx, ownerId))) return
  if (!roles.includes('admin') || (await hasOtherApprover(tx, id)))
    throw new AppError('PAYMENT_OWN')
}
