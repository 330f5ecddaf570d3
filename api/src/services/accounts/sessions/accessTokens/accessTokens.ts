// The owner's access tokens (docs/decisions/0073); lib/sessions/accessTokens.ts reads them at each request.
import type { AccessToken } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { accessTokenCreatedEmail } from 'src/emails/accessTokenCreatedEmail'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { queueMail } from 'src/lib/outbox'
import { hashOfToken } from 'src/lib/protection/secrets'
import { createAccessTokenText } from 'src/lib/sessions/accessTokens'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import { lockSession } from 'src/services/accounts/sessions/lockSession'
import { TOKEN_NAME_CHARACTERS, tokenDays } from 'src/shared/access/tokenDays'

const MOST_LIVE = 10
const MAX_ROWS = 50

const stateOf = (
  { revokedAt, expiresAt, authVersion }: AccessToken,
  ownersVersion: number
) => {
  if (revokedAt || authVersion !== ownersVersion) return 'ENDED' as const
  return expiresAt <= new Date() ? ('EXPIRED' as const) : ('LIVE' as const)
}

const ownVersion = async (tx: Tx) => {
  const { authVersion } = await tx.user.findUniqueOrThrow({
    where: { id: currentUser().id },
    select: { authVersion: true },
  })
  return authVersion
}

const asAccessToken = (row: AccessToken, ownersVersion: number) => ({
  ...row,
  state: stateOf(row, ownersVersion),
})

/** The viewer's tokens, the newest first; ended ones until 30 days after their last day (jobs forgetOld). */
export const myAccessTokens = (async () => {
  const [rows, version] = await Promise.all([
    db.accessToken.findMany({
      where: { userId: currentUser().id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_ROWS,
    }),
    ownVersion(db),
  ])
  return rows.map((row) => asAccessToken(row, version))
}) satisfies QueryResolvers['myAccessTokens']

const isRoomFor = async (tx: Tx, userId: number, authVersion: number) =>
  (await tx.accessToken.count({
    where: {
      userId,
      authVersion,
      revokedAt: null,
      expiresAt: { gt: new Date() },
    },
  })) < MOST_LIVE

/**
 * Creates a token for the viewer, who enters the password again and hears of it by mail. Only this answer shows the
 * token.
 * @throws BAD_USER_INPUT at `name`: REQUIRED, TOO_LONG, TOO_MANY_TOKENS; at `days`, `reachesMoney`: INVALID; at `password`
 */
export const createAccessToken = (async ({ input }) => {
  const { id: userId, firstName, email } = currentUser()
  const name = typedText(input.name)
  const { days, mayChange, reachesMoney } = input
  refuseInput({
    name:
      (!name && 'REQUIRED') ||
      (name.length > TOKEN_NAME_CHARACTERS && 'TOO_LONG'),
    days: !tokenDays.some((each) => each === days) && 'INVALID',
    reachesMoney: reachesMoney && !mayChange && 'INVALID',
  })
  await requirePassword(input.password)
  const token = createAccessTokenText()
  return inTransaction(async (tx) => {
    await lockRow(tx, 'User', userId)
    await lockSession(tx)
    const { authVersion, language } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { authVersion: true, language: true },
    })
    refuseInput({
      name: !(await isRoomFor(tx, userId, authVersion)) && 'TOO_MANY_TOKENS',
    })
    const row = await tx.accessToken.create({
      data: {
        userId,
        name,
        tokenHash: hashOfToken(token),
        authVersion,
        mayChange,
        reachesMoney,
        expiresAt: later(new Date(), days, 'day'),
      },
    })
    await logInfo(tx, {
      action: 'accessToken.created',
      entity: 'AccessToken',
      entityId: row.id,
      after: { name, days, mayChange, reachesMoney },
    })
    await queueMail(
      tx,
      email,
      accessTokenCreatedEmail({
        lang: language,
        firstName,
        name,
        expiresAt: row.expiresAt,
        mayChange,
        reachesMoney,
      })
    )
    return { token, accessToken: asAccessToken(row, authVersion) }
  })
}) satisfies MutationResolvers['createAccessToken']

/** Ends an own token; the next request with it is refused. @throws NOT_FOUND, also for one that was ended before */
export const endAccessToken = (async ({ id }) =>
  inTransaction(async (tx) => {
    const own = { id, userId: currentUser().id }
    const { count } = await tx.accessToken.updateMany({
      where: { ...own, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    found(count || null)
    await logInfo(tx, {
      action: 'accessToken.ended',
      entity: 'AccessToken',
      entityId: id,
    })
    const row = await tx.accessToken.findUniqueOrThrow({ where: { id } })
    return asAccessToken(row, await ownVersion(tx))
  })) satisfies MutationResolvers['endAccessToken']
