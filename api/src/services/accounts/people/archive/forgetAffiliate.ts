import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { emptyAddress } from './forgetAddresses'

const FORGET_LINKS = command(
  `UPDATE "AffiliateLink" SET slug = 'link-' || id, label = '', tags = '{}' WHERE "affiliateId" = $1`
)

/** The address `/{slug}` is made of the name, and labels are the person's words. Their links answer no more. */
const forgetProfile = async (tx: Tx, userId: number) => {
  const profile = await tx.affiliateProfile.findUnique({ where: { userId } })
  if (!profile) return
  const { id, slug } = profile
  await tx.slug.deleteMany({ where: { kind: 'AFFILIATE', slug } })
  await tx.affiliateProfile.update({
    where: { id },
    // Payouts keep the account and tax number that they were sent with: the books of the school need them.
    data: {
      slug: `anonymised-${id}`,
      note: '',
      statusReason: '',
      payoutAccount: null,
      payoutHint: '',
      payoutKey: '',
      payoutUsableAt: null,
    },
  })
  await FORGET_LINKS.run(tx, [id])
}

/** Forgets a person as an affiliate, and as the lead of others. */
export const forgetAffiliate = async (
  tx: Tx,
  userId: number,
  emails: readonly string[]
) => {
  await forgetProfile(tx, userId)
  const isTheirs = { OR: [{ userId }, { email: { in: [...emails] } }] }
  // Ended first, because only one open lead may have the address that stands for theirs.
  await tx.affiliateLead.updateMany({
    where: { ...isTheirs, endedAt: null },
    data: { endedAt: new Date() },
  })
  await tx.affiliateLead.updateMany({
    where: isTheirs,
    data: { email: emptyAddress(userId), name: '', tags: [] },
  })
}
