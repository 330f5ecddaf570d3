import { currentUser } from 'src/lib/auth'
import { personsOf } from 'src/lib/database/persons'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

/** All accounts of the signed-in person, and of the administrator who acts as them. */
export const ownAccounts = async (tx: Tx) => {
  const { id, originalUserId } = currentUser()
  return [
    ...(await personsOf(tx, id)),
    ...(originalUserId ? await personsOf(tx, originalUserId) : []),
  ]
}

/** Nobody decides about their own commission. @throws COMMISSION_OWN */
export const refuseOwn = async (tx: Tx, affiliateUserId: number) => {
  if ((await ownAccounts(tx)).includes(affiliateUserId))
    throw new AppError('COMMISSION_OWN')
}

/**
 * Affiliates write no rule by which they earn: neither their own nor one for all.
 * @param affiliateId the only affiliate of the rule; null for all
 * @throws COMMISSION_OWN
 */
export const refuseOwnRule = async (tx: Tx, affiliateId: number | null) => {
  const own = await tx.affiliateProfile.findFirst({
    where: {
      userId: { in: await ownAccounts(tx) },
      ...(affiliateId !== null && { id: affiliateId }),
    },
    select: { id: true },
  })
  if (own) throw new AppError('COMMISSION_OWN')
}
