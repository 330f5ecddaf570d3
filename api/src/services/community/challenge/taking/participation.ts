// Which challenge a person takes part in.
import type { Prisma } from '@prisma/client'

import { db, type Tx } from 'src/lib/db'
import {
  isRunOver,
  takesRegistrations,
  type ChallengeRun,
} from 'src/shared/community/challenge'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

import { registrationOf } from '../asChallenge'

const SETTING = 'enable-challenge-buddies'

const withChallenge = {
  challenge: true,
} as const satisfies Prisma.ChallengeParticipantInclude

type Row = Prisma.ChallengeParticipantGetPayload<{
  include: typeof withChallenge
}>

/** The days of a participant. */
export const runOf = ({
  startsOn,
  challenge: { days },
}: {
  startsOn: Date
  challenge: { days: number }
}): ChallengeRun => ({ days, startsOn: dayOfDateColumn(startsOn) })

/** The challenge that people can register to now. At most one is, by a constraint of the database. */
export const challengeOpenAt = async (now: Date, tx: Tx | typeof db = db) => {
  const open = await tx.challenge.findMany({ where: { status: 'OPEN' } })
  return (
    open.find((row) => takesRegistrations(registrationOf(row), now)) ?? null
  )
}

const isCurrent = (row: Row, now: Date) =>
  takesRegistrations(registrationOf(row.challenge), now) ||
  !isRunOver(runOf(row), manilaToday(now))

/** A person's place in an open challenge: one that takes registrations, or in which the person's days are not over. */
export const placeOf = async (
  userId: number,
  now: Date,
  tx: Tx | typeof db = db
) => {
  const rows = await tx.challengeParticipant.findMany({
    where: { userId, endedAt: null, challenge: { status: 'OPEN' } },
    orderBy: [{ registeredAt: 'desc' }, { id: 'desc' }],
    include: withChallenge,
  })
  return rows.find((row) => isCurrent(row, now)) ?? null
}

/** Whether the pages of buddies are on for the school (spec section 3). */
export const areBuddiesOn = async () => {
  const setting = await db.setting.findUnique({ where: { name: SETTING } })
  return setting?.value === 'true'
}

/**
 * The newest place of a person in a challenge that runs or has ended; null without a place, and while the pages are
 * off.
 */
export const newestPlaceOf = async (userId: number) => {
  if (!(await areBuddiesOn())) return null
  return db.challengeParticipant.findFirst({
    where: { userId, endedAt: null, challenge: { status: { not: 'DRAFT' } } },
    orderBy: [{ registeredAt: 'desc' }, { id: 'desc' }],
    include: withChallenge,
  })
}
