import type { MutationResolvers, ReportBugInput } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { BUG_TEXT_CHARACTERS, pagePathOf } from 'src/shared/accounts/bugReport'
import { cutText } from 'src/shared/text/cutText'
import { isEmail, normalizeEmail } from 'src/shared/text/email'
import { formExtensions } from 'src/shared/uploads'

const isWithinLimit = async (
  ip: string | undefined,
  userId: number | undefined
) =>
  (await withinLimit('bug-reports-per-hour', ip)) &&
  (userId === undefined ||
    (await withinLimit('bug-reports-per-hour', `user:${userId}`)))

const cut = (text: string) => cutText(typedText(text), BUG_TEXT_CHARACTERS)

const isOwnFile = async (
  fileId: ReportBugInput['fileId'],
  ownerId: number | undefined
) => {
  if (!fileId) return true
  if (ownerId === undefined) return false
  const own = { id: fileId, ownerId, extension: { in: formExtensions } }
  return (await db.storedFile.count({ where: own })) > 0
}

/**
 * Stores a bug report from anyone. A signed-in user's address and screenshot are their own; a visitor may give an
 * address for questions.
 * @throws RATE_LIMITED after some in an hour from an IP address or a user; BAD_USER_INPUT by field
 */
export const reportBug = (async ({ input }) => {
  const { currentUser, visitor } = context
  const userId = currentUser?.id
  const description = cut(input.description)
  const email =
    userId === undefined ? normalizeEmail(cut(input.email ?? '')) : ''
  refuseInput({
    description: !description && 'REQUIRED',
    email: email !== '' && !isEmail(email) && 'EMAIL_INVALID',
    fileId: !(await isOwnFile(input.fileId, userId)) && 'INVALID',
  })
  if (!(await isWithinLimit(visitor?.ip, userId)))
    throw new AppError('RATE_LIMITED')

  await inTransaction(async (tx) => {
    const { id } = await tx.bugReport.create({
      data: {
        userId,
        email: email || null,
        page: pagePathOf(input.page),
        description,
        fileId: input.fileId || null,
        userAgent: visitor?.userAgent,
      },
    })
    await logInfo(tx, {
      action: 'bugReport.created',
      entity: 'BugReport',
      entityId: id,
    })
  })
  return true
}) satisfies MutationResolvers['reportBug']
