import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

/** The signed-in user's own profile, or null. */
export const ownAffiliate = () =>
  db.affiliateProfile.findUnique({ where: { userId: currentUser().id } })

/** The signed-in user's own profile. @throws AFFILIATE_TERMS_FIRST */
export const requireAffiliate = async () => {
  const affiliate = await ownAffiliate()
  if (!affiliate) throw new AppError('AFFILIATE_TERMS_FIRST')
  return affiliate
}
