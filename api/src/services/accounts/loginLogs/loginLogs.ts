import type { MutationResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { cutText } from 'src/shared/text/cutText'
import { normalizeEmail } from 'src/shared/text/email'

const MAX_CHARS = 255

const cleaned = (text: string) =>
  cutText(text.replace(/\p{Cc}/gu, ''), MAX_CHARS)

/**
 * Stores what a client reports about a sign-in (spec section 7). Kept apart from the server's own log and never used
 * for decisions; the user is taken from the session only.
 */
export const addUserLoginLog = (async ({ input }) => {
  const { visitor, currentUser } = context
  if (!(await withinLimit('sign-in-reports-per-minute', senderOf(visitor?.ip))))
    throw new AppError('RATE_LIMITED')
  await db.loginLog.create({
    data: {
      userId:
        currentUser && input.userId === currentUser.id ? input.userId : null,
      userEmail: cleaned(normalizeEmail(input.userEmail)),
      isSuccess: input.isSuccess,
      message: cleaned(input.message ?? ''),
      source: 'CLIENT',
      ip: visitor?.ip,
      userAgent: visitor?.userAgent,
    },
  })
  return true
}) satisfies MutationResolvers['addUserLoginLog']
