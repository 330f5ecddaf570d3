// Whose numbers a report shows: everyone's, those of a filter, or the viewer's own people.
import { NO_ID, scopeForUsers, viewerRank } from 'src/lib/access/scopes'
import { ranks } from 'src/lib/access/permissions'
import { currentUser } from 'src/lib/auth'
import { int, statement } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import type { Rights } from 'src/shared/access/permissions'
import {
  measureOf,
  type MeasureKey,
  type ReportPart,
} from 'src/shared/reports/engine/measures'

import type { LinePart, SourceKind } from './reportSql'

/** Own people: those of a stage and of a group, or of a success manager. Null is everyone. */
export type ReportScope =
  | { stageId: number; groupId: number }
  | { managerId: number }
  | null

export type ReportFilter = { part: ReportPart; key: string } | null

/** Rows of days, of people, or of both. */
export type ReportView = {
  source: SourceKind
  part: LinePart | 'all'
  key: string
  people: number[]
}

/** Coaches and team leads see the people whom they lead, success managers those in their care, all others everyone. */
export const reportScope = async (): Promise<ReportScope> => {
  const scope = scopeForUsers()
  if (scope) return scope
  if (viewerRank() !== ranks['success-manager']) return null
  const manager = await db.successManager.findUnique({
    where: { userId: currentUser().id },
    select: { id: true },
  })
  return { managerId: manager?.id ?? NO_ID }
}

const GROUP_PEOPLE = statement(
  `SELECT gm."userId" AS id FROM "GroupMembership" gm JOIN "User" u ON u.id = gm."userId"
   WHERE gm."groupId" = $1 AND gm."endedAt" IS NULL AND ($2::int = ${NO_ID} OR u."stageId" IS DISTINCT FROM $2::int)`,
  { id: int }
)

/** The people of a group today, without those on a stage. */
const peopleOfGroup = async (groupId: number, withoutStageId = NO_ID) =>
  (await GROUP_PEOPLE.all(pool, [groupId, withoutStageId])).map(({ id }) => id)

const EVERYONE: ReportView = { source: 'days', part: 'all', key: '', people: [] }

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

/** The measures that somebody with these rights may read and that can be limited to the part. */
export const readableMeasures = (
  keys: readonly MeasureKey[],
  { pageAccess }: Pick<Rights, 'pageAccess'>,
  part: ReportPart | null
) =>
  keys.filter((key) => {
    const { page, parts } = measureOf(key)
    return (
      (!page || pageAccess[page]) && (part === null || parts.includes(part))
    )
  })
