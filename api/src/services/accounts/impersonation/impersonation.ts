import type { MutationResolvers } from 'types/graphql'

import { currentSession, currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { answerCookie } from 'src/lib/sessions/answerCookie'
import { mayImpersonate } from 'src/lib/sessions/impersonation'
import {
  endedSessionCookie,
  resumeSession,
  sessionCookie,
  startImpersonation,
} from 'src/lib/sessions/sessionTokens'
import { levelsByHand } from 'src/services/accounts/accessLevels/accessLevels'
import { cutText } from 'src/shared/text/cutText'

const REASON_CHARACTERS = 500

/** Lets staff use the product as a user of a lower rank, for half an hour and with a reason (docs/security.md S-35). */
export const impersonateUser = (async ({ id, reason }) => {
  const why = cutText(reason.trim(), REASON_CHARACTERS)
  refuseInput({ reason: !why && 'REASON_REQUIRED' })

  const actor = currentUser()
  const token = await inTransaction(async (tx) => {
    const user = found(
      await tx.user.findFirst({ where: { id, archivedAt: null } })
    )
    const mayDo = mayImpersonate(
      await levelsByHand(tx, actor.id),
      await levelsByHand(tx, id)
    )
    if (!mayDo) throw new AppError('NOT_LOWER_RANK')
    await logInfo(tx, {
      action: 'user.impersonated',
      entity: 'User',
      entityId: id,
      after: { reason: why },
    })
    const begun = await startImpersonation(tx, user, {
      sessionId: currentSession().id,
      userId: actor.id,
    })
    // The request was sent twice, and the other copy came first.
    if (!begun) throw new AppError('NOT_WHILE_IMPERSONATING')
    return begun
  })
  answerCookie(sessionCookie(token))
  return true
}) satisfies MutationResolvers['impersonateUser']

/**
 * Returns to the administrator's own session, under a new token. If that session has ended, nobody is signed in any
 * more.
 * @throws FORBIDDEN for anyone but the actor of this session
 */
export const stopImpersonation = (async ({ originalUserId }) => {
  const { id, actorUserId } = currentSession()
  if (actorUserId === null || actorUserId !== originalUserId) {
    await logInfo(db, {
      action: 'user.impersonationStopRefused',
      entity: 'User',
      entityId: originalUserId,
    })
    throw new AppError('FORBIDDEN')
  }
  const token = await inTransaction(async (tx) => {
    await logInfo(tx, {
      action: 'user.impersonationStopped',
      entity: 'User',
      entityId: currentUser().id,
    })
    return resumeSession(tx, id)
  })
  answerCookie(token ? sessionCookie(token) : endedSessionCookie())
  return true
}) satisfies MutationResolvers['stopImpersonation']

/** The name used by the spec's client (section 7). */
export const StopImpersonationMutation = stopImpersonation
