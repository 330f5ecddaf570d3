import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'

/** Nobody decides about their own commission. @throws COMMISSION_OWN */
export const refuseOwn = (affiliateUserId: number) => {
  const { id, originalUserId } = currentUser()
  if ([id, originalUserId].includes(affiliateUserId))
    throw new AppError('COMMISSION_OWN')
}
