import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { fullName } from 'src/shared/accounts/fullName'
import { cutText } from 'src/shared/text/cutText'
import { normalizeEmail } from 'src/shared/text/email'

import { takeLead } from './takeLead'

const TAG_CHARACTERS = 40
const MOST_TAGS = 10

const cleanTags = (tags: readonly string[] | null | undefined) =>
  (tags ?? [])
    .map((tag) => cutText(typedText(tag), TAG_CHARACTERS))
    .filter(Boolean)
    .slice(0, MOST_TAGS)

/**
 * Credits the signed-in user's sign-up to the affiliate whose code they carry (spec section 7). The answer is the same
 * for known and unknown codes. The name is that of the account, whatever the input says.
 * @throws EMAIL_INVALID by field for another address than the user's own; RATE_LIMITED
 */
export const updateAffiliateCode = (async ({ input }) => {
  const user = currentUser()
  refuseInput({
    email: normalizeEmail(input.email) !== user.email && 'EMAIL_INVALID',
  })
  if (!(await withinLimit('affiliate-codes-per-hour', user.id)))
    throw new AppError('RATE_LIMITED')
  const tags = cleanTags(input.tags)
  await inTransaction(async (tx) => {
    const lead = await takeLead(tx, {
      person: { id: user.id, name: fullName(user) },
      code: input.affCode,
      source: 'SIGN_UP',
      tags,
    })
    if (lead)
      await logInfo(tx, {
        action: 'affiliateLead.changed',
        entity: 'AffiliateLead',
        entityId: lead.id,
        after: { affiliateId: lead.affiliateId, tags },
      })
  })
  return true
}) satisfies MutationResolvers['updateAffiliateCode']
