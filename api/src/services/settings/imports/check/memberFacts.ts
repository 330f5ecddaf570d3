// Facts of the database about the members of a portion of rows.
import type { ImportRow, Prisma } from '@prisma/client'

import { int, statement, textOf } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { takesPlace } from 'src/services/community/groups/asGroup'
import { dayOfDateColumn } from 'src/shared/manilaTime'
import { writeDate, readCells } from 'src/shared/settings/imports/cells'

import { rowsByKey } from './rowsByKey'

const person = {
  id: true,
  email: true,
  tribeId: true,
  firstName: true,
  lastName: true,
  facebookProfile: true,
  archivedAt: true,
  stageId: true,
  xp: true,
  batchId: true,
  batch: { select: { number: true } },
  profile: true,
  accessLevels: { select: { accessLevel: true } },
  groupMemberships: {
    where: { endedAt: null },
    select: {
      id: true,
      role: true,
      group: { select: { id: true, name: true } },
    },
  },
} satisfies Prisma.UserSelect

type Found = Prisma.UserGetPayload<{ select: typeof person }>

/** A user as a row of the members sheet would have them. */
const asPerson = (
  { accessLevels, groupMemberships: [place], profile, ...user }: Found,
  points: number
) => {
  const levels = accessLevels.map(({ accessLevel }) => accessLevel)
  const birthdate = profile?.birthdate
  return {
    ...user,
    levels,
    place,
    points,
    current: {
      firstName: user.firstName,
      lastName: user.lastName,
      facebookProfile: user.facebookProfile ?? '',
      middleName: profile?.middleName ?? '',
      suffix: profile?.suffix ?? '',
      sex: profile?.sex ?? '',
      mobileNumber: profile?.mobileNumber ?? '',
      birthdate: birthdate ? writeDate(dayOfDateColumn(birthdate)) : '',
      batch: String(user.batch?.number ?? ''),
      group: place?.group.name ?? '',
      levels: levelText(levels),
      points: String(points),
    } as Record<string, string>,
  }
}

export type Person = ReturnType<typeof asPerson>

/** Levels as a cell names them: 'coach, member'. */
export const levelText = (levels: { name: string }[]) =>
  levels
    .map(({ name }) => name)
    .sort()
    .join(', ')

// Base points are those of a person: also of accounts that were merged into this one.
const BASE_POINTS = statement(
  `SELECT account.id AS "userId", COALESCE(sum(x.delta), 0)::int AS points
   FROM unnest($1::int[]) account (id) JOIN "XpLedger" x ON x."userId" = ANY (app.persons(account.id)) AND x."sourceType" = 'IMPORT'
   GROUP BY 1`,
  { userId: int, points: int }
)

export const loadPeople = async (tx: Tx, where: Prisma.UserWhereInput) => {
  const users = await tx.user.findMany({ where, select: person })
  const based = await BASE_POINTS.all(tx, [users.map(({ id }) => id)])
  const pointsOf = new Map(based.map(({ userId, points }) => [userId, points]))
  return users.map((user) => asPerson(user, pointsOf.get(user.id) ?? 0))
}

const JOINING = statement(
  `SELECT place.kind, (r.plan ->> place.kind)::int AS id, count(*)::int AS taken
   FROM "ImportRow" r, (VALUES ('batchId'), ('groupId')) place (kind)
   WHERE r."runId" = $1 AND NOT r."isLeftOut" AND r.result IN ('NEW', 'UPDATE') AND r.id <> ALL ($2::int[])
     AND r.plan ->> place.kind IS NOT NULL
   GROUP BY 1, 2`,
  { kind: textOf<'batchId' | 'groupId'>(), id: int, taken: int }
)

/** Counts the places that are left, also for the other rows of the file. */
const freePlaces = async (
  tx: Tx,
  runId: number,
  rowIds: number[],
  limited: { kind: string; id: number; left: number }[]
) => {
  const left = new Map(
    limited.map(({ kind, id, left }) => [`${kind} ${id}`, left])
  )
  if (left.size > 0)
    for (const { kind, id, taken } of await JOINING.all(tx, [runId, rowIds])) {
      const key = `${kind} ${id}`
      const free = left.get(key)
      if (free !== undefined) left.set(key, free - taken)
    }
  return {
    /** Takes a place; false if there is none. */
    take: (kind: 'batchId' | 'groupId', id: number) => {
      const key = `${kind} ${id}`
      const free = left.get(key)
      if (free === undefined) return true
      left.set(key, free - 1)
      return free > 0
    },
  }
}

export const loadMemberFacts = async (
  tx: Tx,
  runId: number,
  rows: ImportRow[]
) => {
  const cells = rows.map((row) =>
    readCells(row.cells as Record<string, string>)
  )
  const values = (column: string) => [
    ...new Set(cells.flatMap((each) => each[column]?.value ?? [])),
  ]
  const people = await loadPeople(tx, {
    OR: [
      { email: { in: values('email') } },
      { tribeId: { in: values('tribeId') } },
    ],
  })
  const batches = await tx.batch.findMany({
    where: { archivedAt: null },
    orderBy: { number: 'desc' },
    include: {
      count: true,
      levels: { include: { accessLevel: true } },
    },
  })
  const groups = await tx.group.findMany({
    where: { name: { in: values('group') }, archivedAt: null },
    select: {
      id: true,
      name: true,
      capacity: true,
      _count: { select: { memberships: { where: takesPlace } } },
    },
  })
  const levels = await tx.accessLevel.findMany()
  const own = rows.flatMap(({ keys }) => keys)
  const subscriptionKeys = own
    .filter((key) => key.startsWith('member of:'))
    .map((key) => key.replace('member of:', 'Subscription:'))
  const known = await tx.subscription.findMany({
    where: {
      externalId: {
        in: values('subscriptionIds').flatMap((ids) =>
          ids.split(',').map((id) => id.trim())
        ),
      },
    },
    select: { externalId: true, userId: true },
  })
  return {
    byEmail: new Map(people.map((each) => [each.email, each])),
    byTribeId: new Map(people.map((each) => [each.tribeId, each])),
    batches,
    groups: new Map(groups.map((group) => [group.name, group])),
    levels,
    keyed: await rowsByKey(tx, runId, [...own, ...subscriptionKeys]),
    ownerOf: new Map(
      known.map(({ externalId, userId }) => [externalId, userId])
    ),
    places: await freePlaces(
      tx,
      runId,
      rows.map(({ id }) => id),
      [
        ...batches.flatMap(({ id, capacity, count }) =>
          capacity === null
            ? []
            : [{ kind: 'batchId', id, left: capacity - (count?.members ?? 0) }]
        ),
        ...groups.flatMap(({ id, capacity, _count }) =>
          capacity === null
            ? []
            : [{ kind: 'groupId', id, left: capacity - _count.memberships }]
        ),
      ]
    ),
  }
}

export type MemberFacts = Awaited<ReturnType<typeof loadMemberFacts>>
