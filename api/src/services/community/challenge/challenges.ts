import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { asChallenge, asChallengeDay, withCounts } from './asChallenge'

const MOST_CHOICES = 50

export const challengesPage = (async (args) => {
  const where: Prisma.ChallengeWhereInput = {
    status: args.filter ?? undefined,
    name: containing(args.q),
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.challenge.findMany({ where, include: withCounts, ...window }),
    () => db.challenge.count({ where })
  )
  return { rows: rows.map(asChallenge), total }
}) satisfies QueryResolvers['challengesPage']

export const challenge = (async ({ id }) => {
  const row = await db.challenge.findUnique({
    where: { id },
    include: withCounts,
  })
  return row && asChallenge(row)
}) satisfies QueryResolvers['challenge']

export const challengeDays = (async ({ id }) => {
  const rows = await db.challengeDay.findMany({
    where: { challengeId: id },
    orderBy: { day: 'asc' },
  })
  return rows.map(asChallengeDay)
}) satisfies QueryResolvers['challengeDays']

export const challengeChoices = (async () => {
  const rows = await db.challenge.findMany({
    where: { status: { not: 'ENDED' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_CHOICES,
  })
  return rows.map((row) => ({ id: row.id, name: local(row, 'name') }))
}) satisfies QueryResolvers['challengeChoices']
