import { currentUser } from 'src/lib/auth'

/** Whether the signed-in person may withdraw a first approval: their own, or as an administrator any. */
export const mayWithdraw = (approverId: number) => {
  const { id, roles } = currentUser()
  return approverId === id || roles.includes('admin')
}
