import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { local } from 'src/lib/translations'
import { setTag } from 'src/services/accounts/people/personTags'
import { firstDayOf, takesRegistrations } from 'src/shared/community/challenge'
import { dateColumnOf } from 'src/shared/manilaTime'
import { normalizeEmail } from 'src/shared/text/email'

import { registrationOf } from '../asChallenge'
import { tellOfChallenge } from '../tellOfChallenge'

import { challengeOpenAt, placeOf } from './participation'

const refuseAbove = async (
  limit: 'challenge-joins-per-hour' | 'challenge-questions-per-hour'
) => {
  if (!(await withinLimit(limit, currentUser().id)))
    throw new AppError('RATE_LIMITED')
}

/** Whether an address is the viewer's own. All others answer alike, known or unknown (docs/security.md). */
const isOwn = (email: string) => normalizeEmail(email) === currentUser().email

/** The challenge that takes registrations; for a person whom staff took out of it, there is none. */
export const challengeToJoin = (async () => {
  const now = new Date()
  const open = await challengeOpenAt(now)
  const userId = context.currentUser?.id
  const isDropped =
    open &&
    userId &&
    (await db.challengeParticipant.count({
      where: { challengeId: open.id, userId, endedAt: { not: null } },
    })) > 0
  const row = isDropped ? null : open
  return (
    row && {
      id: row.id,
      name: local(row, 'name'),
      description: local(row, 'description'),
      days: row.days,
      firstDay: firstDayOf(registrationOf(row), now),
      isFixed: row.startMode === 'FIXED',
    }
  )
}) satisfies QueryResolvers['challengeToJoin']

/** @throws RATE_LIMITED */
export const isChallengeParticipant = (async ({ email }) => {
  await refuseAbove('challenge-questions-per-hour')
  const place = isOwn(email)
    ? await placeOf(currentUser().id, new Date())
    : null
  return { id: place?.id ?? null, isChallengeParticipant: place !== null }
}) satisfies QueryResolvers['isChallengeParticipant']

/** A former holder of the address, who has changed theirs since, keeps the place under the new one. */
const freeAddress = async (
  tx: Tx,
  challengeId: number,
  userId: number,
  email: string
) => {
  const other = await tx.challengeParticipant.findFirst({
    where: { challengeId, email, userId: { not: userId } },
    select: { id: true, user: { select: { email: true } } },
  })
  if (other)
    await tx.challengeParticipant.update({
      where: { id: other.id },
      data: { email: other.user.email },
    })
}

/**
 * Registers the viewer to the open challenge, once; who takes part already stays as they are.
 * @returns empty for every address but the viewer's own
 * @throws RATE_LIMITED; CHALLENGE_CLOSED; CHALLENGE_DROPPED for a person whom staff took out
 */
export const registerToChallenge = (async ({ email }) => {
  await refuseAbove('challenge-joins-per-hour')
  if (!isOwn(email)) return null
  const { id: userId, email: own } = currentUser()
  return inTransaction(async (tx) => {
    const now = new Date()
    const registered = { user: { email: own } }
    const open = await challengeOpenAt(now, tx)
    if (open) await lockRow(tx, 'Challenge', open.id)
    await lockRow(tx, 'User', userId)
    if (await placeOf(userId, now, tx)) return registered
    if (!open) throw new AppError('CHALLENGE_CLOSED')
    const challengeId = open.id
    const challenge = await tx.challenge.findUniqueOrThrow({
      where: { id: challengeId },
    })
    const known = await tx.challengeParticipant.findUnique({
      where: { challengeId_userId: { challengeId, userId } },
    })
    if (known?.endedAt) throw new AppError('CHALLENGE_DROPPED')
    if (known) return registered
    const registration = registrationOf(challenge)
    if (!takesRegistrations(registration, now))
      throw new AppError('CHALLENGE_CLOSED')
    const day = firstDayOf(registration, now)
    await freeAddress(tx, challengeId, userId, own)
    const place = await tx.challengeParticipant.create({
      data: { challengeId, userId, email: own, startsOn: dateColumnOf(day) },
    })
    await setTag(tx, userId, 'CHALLENGER', true)
    await logInfo(tx, {
      action: 'challenge.registered',
      entity: 'ChallengeParticipant',
      entityId: place.id,
      after: { challengeId, startsOn: day },
    })
    await tellOfChallenge(tx, userId, challenge, {
      change: 'registered',
      day,
      reason: null,
    })
    return registered
  })
}) satisfies MutationResolvers['registerToChallenge']
