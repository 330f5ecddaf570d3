// The people of a report's numbers: everyone, those of a filter, or the viewer's own.
import { ranks } from 'src/lib/access/permissions'
import { rightsOf } from 'src/lib/access/rights'
import {
  isTeamStaff,
  NO_ID,
  rankOfRoles,
  scopeForUsers,
  viewerRank,
  type PeopleScope,
} from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { int, statement } from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import type { Rights } from 'src/shared/access/permissions'
import {
  measureOf,
  type MeasureKey,
  type ReportPart,
} from 'src/shared/reports/engine/measures'

import type { LinePart, SourceKind } from './reportSql'

/** Own people: those of a stage and of a group, or of a success manager. Null is everyone. */
export type ReportScope = PeopleScope | { managerId: number } | null

export type ReportFilter = { part: ReportPart; key: string } | null

/** Rows of days, of people, or of both. */
export type ReportView = {
  source: SourceKind
  part: LinePart | 'all'
  key: string
  people: number[]
}

type Duties = {
  rank: number
  /** The groups of a coach or team lead; null for people without these roles. */
  led: PeopleScope | null
  managerId: () => Promise<number>
}

/** Coaches and team leads see the people whom they lead, success managers those in their care, all others everyone. */
const scopeOf = async ({ rank, led, managerId }: Duties) => {
  if (led) return led
  return rank === ranks['success-manager']
    ? { managerId: await managerId() }
    : null
}

const managerIdOf = async (userId: number) =>
  (
    await db.successManager.findUnique({
      where: { userId },
      select: { id: true },
    })
  )?.id ?? NO_ID

/** The people of the viewer. */
export const reportScope = (): Promise<ReportScope> =>
  scopeOf({
    rank: viewerRank(),
    led: scopeForUsers(),
    managerId: () => managerIdOf(currentUser().id),
  })

/** The people and rights of a user, for a job; those of today. Only the levels that staff gave count. */
export const loadReader = async (
  userId: number
): Promise<{ rights: Rights; scope: ReportScope }> => {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      archivedAt: true,
      accessLevels: { include: { accessLevel: true } },
      stageDuties: {
        where: { duty: 'LEADER' },
        orderBy: { stage: { number: 'asc' } },
        take: 1,
      },
      groupMemberships: {
        where: { endedAt: null, role: { not: 'MEMBER' } },
        take: 1,
      },
    },
  })
  const levels = user.archivedAt
    ? []
    : user.accessLevels.map(({ accessLevel }) => accessLevel)
  const rank = rankOfRoles(levels.map(({ name }) => name))
  return {
    rights: rightsOf(levels),
    scope: await scopeOf({
      rank,
      led: isTeamStaff(rank)
        ? {
            stageId: user.stageDuties[0]?.stageId ?? NO_ID,
            groupId: user.groupMemberships[0]?.groupId ?? NO_ID,
          }
        : null,
      managerId: () => managerIdOf(userId),
    }),
  }
}

const GROUP_PEOPLE = statement(
  `SELECT gm."userId" AS id FROM "GroupMembership" gm JOIN "User" u ON u.id = gm."userId"
   WHERE gm."groupId" = $1 AND gm."endedAt" IS NULL AND ($2::int = ${NO_ID} OR u."stageId" IS DISTINCT FROM $2::int)`,
  { id: int }
)

/** The people of a group today, without those on a stage. */
const peopleOfGroup = async (groupId: number, withoutStageId = NO_ID) =>
  (await GROUP_PEOPLE.all(staffPool, [groupId, withoutStageId])).map(
    ({ id }) => id
  )

const EVERYONE: ReportView = {
  source: 'days',
  part: 'all',
  key: '',
  people: [],
}

const ofPeople = (people: number[]): ReportView => ({
  ...EVERYONE,
  source: 'people',
  people,
})

// In days the key 0 stands for people without a stage or manager, so a leader of none must not read it.
const viewOfScope = async (
  scope: NonNullable<ReportScope>
): Promise<ReportView> => {
  if ('managerId' in scope)
    return scope.managerId === NO_ID
      ? ofPeople([])
      : { ...EVERYONE, part: 'manager', key: String(scope.managerId) }
  const people =
    scope.groupId === NO_ID
      ? []
      : await peopleOfGroup(scope.groupId, scope.stageId)
  if (scope.stageId === NO_ID) return ofPeople(people)
  const stage = { part: 'stage', key: String(scope.stageId) } as const
  return people.length === 0
    ? { ...EVERYONE, ...stage }
    : { source: 'both', ...stage, people }
}

const isId = (key: string) => /^\d{1,9}$/.test(key)

export const viewOf = async (
  scope: ReportScope,
  filter: ReportFilter
): Promise<ReportView> => {
  if (scope) return viewOfScope(scope)
  if (!filter) return EVERYONE
  const { part, key } = filter
  return part === 'group'
    ? ofPeople(isId(key) ? await peopleOfGroup(Number(key)) : [])
    : { ...EVERYONE, part, key }
}

/** Products and funnels are named only to people who read what they bring. */
export const mayLimitBy = (
  part: ReportPart | null,
  { pageAccess }: Pick<Rights, 'pageAccess'>
) => (part !== 'product' && part !== 'funnel') || pageAccess.paymentReport

/** The measures that somebody with these rights may read and that can be limited to the part. */
export const readableMeasures = (
  keys: readonly MeasureKey[],
  rights: Pick<Rights, 'pageAccess'>,
  part: ReportPart | null
) =>
  keys.filter((key) => {
    const { page, parts } = measureOf(key)
    return (
      mayLimitBy(part, rights) &&
      (!page || rights.pageAccess[page]) &&
      (part === null || parts.includes(part))
    )
  })
