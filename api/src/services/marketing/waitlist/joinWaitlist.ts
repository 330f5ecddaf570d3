import type { MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { viewerLang } from 'src/lib/translations'
import { nameRefusal } from 'src/shared/accounts/nameRules'
import { isEmail, normalizeEmail } from 'src/shared/text/email'

const EMAIL_CHARACTERS = 254

/**
 * Adds an e-mail address to a funnel's waiting list, once. The answer does not reveal whether the address was already
 * on the list. The language is stored for the mail about the opening.
 */
export const joinWaitlist = (async ({ input }) => {
  const email = normalizeEmail(input.email)
  const name = input.name?.trim() ?? ''
  refuseInput({
    email: !email
      ? 'EMAIL_REQUIRED'
      : (!isEmail(email) || email.length > EMAIL_CHARACTERS) && 'EMAIL_INVALID',
    name: nameRefusal(name),
  })
  const sender = senderOf(context.visitor?.ip)
  if (!(await withinLimit('waitlist-per-hour', sender)))
    throw new AppError('RATE_LIMITED')

  const { funnelId } = input
  const isShown = await db.funnel.count({
    where: { id: funnelId, status: { in: ['PUBLISHED', 'CLOSED'] } },
  })
  if (!isShown) throw new AppError('NOT_FOUND')
  await inTransaction(async (tx) => {
    const [added] = await tx.waitlistEntry.createManyAndReturn({
      data: [{ funnelId, email, name, language: viewerLang() }],
      skipDuplicates: true,
    })
    if (added)
      await logInfo(tx, {
        action: 'waitlist.joined',
        entity: 'WaitlistEntry',
        entityId: added.id,
        after: { funnelId },
      })
  })
  return true
}) satisfies MutationResolvers['joinWaitlist']
