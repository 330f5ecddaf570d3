// Takes the members of an import back: created accounts are deleted, and changed columns get their former values.
import type { AccessLevel, ImportRow, ImportRun } from '@prisma/client'

import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { readDate, writeDate } from 'src/shared/settings/imports/cells'

import { planned } from '../apply/planned'
import { updateMembers } from '../apply/writeMembers'
import { loadPeople, type Person } from '../check/memberFacts'
import { loadActor } from '../importActor'
import type { ImportPlan, PlanField } from '../importPlan'
import type { ImportNote } from '../importRow'

import {
  loadChangers,
  loadReferences,
  type Undone,
  type UndoReason,
} from './undoFacts'

const ANY = planned('Members', 'ANY')

const DROP_PLACES = command(`
  DELETE FROM "GroupMembership" m USING "ImportRow" r
  WHERE ${ANY} AND jsonb_exists(r.plan, 'oldPlaceId') AND m."userId" = r."targetId" AND m."endedAt" IS NULL`)

const REOPEN_PLACES = command(`
  UPDATE "GroupMembership" m SET "endedAt" = NULL, "hasLeft" = false, "endedById" = NULL, "endReason" = ''
  FROM "ImportRow" r, "Group" g WHERE ${ANY} AND m.id = (r.plan ->> 'oldPlaceId')::int AND g.id = m."groupId" AND g."archivedAt" IS NULL`)

// Unless the person is in that group or has another request by now.
const REOPEN_REQUESTS = command(`
  UPDATE "GroupRequest" q SET status = 'WAITING', "decidedAt" = NULL
  FROM "ImportRow" r WHERE ${ANY} AND q.id = (r.plan ->> 'endedRequestId')::int AND q.status = 'WITHDRAWN'
    AND EXISTS (SELECT FROM "Group" g WHERE g.id = q."groupId" AND g."archivedAt" IS NULL)
    AND NOT EXISTS (SELECT FROM "GroupRequest" other WHERE other."userId" = q."userId" AND other.status = 'WAITING')
    AND NOT EXISTS (SELECT FROM "GroupMembership" m WHERE m."userId" = q."userId" AND m."groupId" = q."groupId" AND m."endedAt" IS NULL)`)

const REVERSE_POINTS = command(`
  WITH reversed AS (
    INSERT INTO "XpLedger" ("userId", delta, "sourceType", "sourceId", attempt, reason, "actorId", "reversesId")
    SELECT x."userId", -x.delta, x."sourceType", x."sourceId", x.attempt, 'Import undone', $2, x.id
    FROM "ImportRow" r JOIN "XpLedger" x ON x."userId" = r."targetId" AND x."sourceType" = 'IMPORT' AND x."sourceId" = $1 AND x."reversesId" IS NULL
    WHERE ${ANY} AND jsonb_exists(r.plan, 'reversesPoints') AND NOT EXISTS (SELECT FROM "XpLedger" back WHERE back."reversesId" = x.id)
    RETURNING "userId", delta
  )
  UPDATE "User" u SET xp = u.xp + reversed.delta FROM reversed WHERE u.id = reversed."userId"`)

const LEAVE_STAGE = command(`
  UPDATE "User" u SET "stageId" = NULL FROM "ImportRow" r WHERE ${ANY} AND u.id = r."targetId" AND u."stageId" = (r.plan ->> 'leavesStageId')::int`)

const deleteOf = (table: string) =>
  command(`
  DELETE FROM "${table}" x USING "ImportRow" r WHERE ${ANY} AND x."userId" = r."targetId" AND jsonb_exists(r.plan, 'deletes')`)

const DELETE_CARE = deleteOf('SuccessAssignment')
const DELETE_TASKS = deleteOf('SuccessTask')

const DELETE_USERS = command(`
  DELETE FROM "User" u USING "ImportRow" r WHERE ${ANY} AND u.id = r."targetId" AND jsonb_exists(r.plan, 'deletes')`)

const LOG = command(`
  INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", after)
  SELECT $2, $2, CASE WHEN jsonb_exists(r.plan, 'deletes') THEN 'user.deleted' ELSE 'user.reverted' END, 'User', r."targetId"::text,
    r.plan || jsonb_build_object('importRun', $1::int)
  FROM "ImportRow" r WHERE ${ANY} AND r.plan <> '{}' ORDER BY r.id`)

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

/** The columns of a plan that no longer have what the import wrote. */
const changedColumns = (
  person: Person,
  plan: ImportPlan,
  hasPoints: boolean
) => {
  const isChanged: Record<string, () => boolean> = {
    batchId: () => person.batchId !== plan.batchId,
    groupId: () =>
      (person.place?.group.id ?? null) !== plan.groupId ||
      (person.place?.role ?? 'MEMBER') !== 'MEMBER',
    levelIds: () =>
      !isSameSet(
        person.levels.map(({ id }) => id),
        plan.levelIds as string[]
      ),
    points: () => !hasPoints,
    stageId: () => person.stageId !== plan.stageId,
    email: () => person.email !== plan.email,
    tribeId: () => person.tribeId !== plan.tribeId,
  }
  const isPlainChanged = (column: string) => {
    const written = plan[column as PlanField] as string | null
    const shown =
      column === 'birthdate' && written ? writeDate(written) : written
    return column in person.current && person.current[column] !== (shown ?? '')
  }
  return Object.keys(plan).filter((column) =>
    (isChanged[column] ?? (() => isPlainChanged(column)))()
  )
}

const shownColumns: Record<string, string> = {
  batchId: 'batch',
  groupId: 'group',
  levelIds: 'levels',
  stageId: 'stage',
}

/** The plan that gives the columns, those that changed since left out, their former values. */
const reversed = (
  plan: ImportPlan,
  notes: ImportNote[],
  changed: string[]
): ImportPlan => {
  const back: ImportPlan = {}
  const isFree = (column: string): column is PlanField =>
    column in plan && !changed.includes(column)
  for (const { column, old } of notes)
    if (isFree(column) && column !== 'points')
      back[column] =
        (column === 'birthdate' ? readDate(old ?? '') : old) || null
  if (isFree('batchId')) back.batchId = plan.oldBatchId
  if (isFree('levelIds')) {
    back.levelIds = plan.oldLevelIds
    if (plan.isStaffChange) back.isStaffChange = true
  }
  if (isFree('groupId')) {
    back.oldPlaceId = plan.oldPlaceId
    if (plan.endedRequestId) back.endedRequestId = plan.endedRequestId
  }
  if (isFree('points')) back.reversesPoints = true
  if (isFree('stageId')) back.leavesStageId = plan.stageId
  return back
}

/** The ids of the levels that are either held or wanted, and not both. */
const differing = (levelIds: string[], held: AccessLevel[]) => {
  const heldIds = held.map(({ id }) => id)
  return [
    ...levelIds.filter((id) => !heldIds.includes(id)),
    ...heldIds.filter((id) => !levelIds.includes(id)),
  ]
}

/** Whether a created account is in another place than the import put it, also where the file named none. */
const isElsewhere = (person: Person, plan: ImportPlan) =>
  person.batchId !== (plan.batchId ?? null) ||
  person.stageId !== (plan.stageId ?? null) ||
  (person.place?.group.id ?? null) !== (plan.groupId ?? null) ||
  (person.place?.role ?? 'MEMBER') !== 'MEMBER'

/**
 * Decides what becomes of the rows of created and changed members. The person who undoes needs the rights of an import:
 * nobody gives back levels, or changes people, beyond their own rank.
 */
export const planUndoMembers = async (
  tx: Tx,
  run: ImportRun,
  rows: ImportRow[]
): Promise<Undone[]> => {
  const actor = await loadActor(tx, run.undoneById as number)
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const people = new Map(
    (await loadPeople(tx, { id: { in: ids } })).map((each) => [each.id, each])
  )
  const created = rows.filter(({ result }) => result === 'NEW')
  const references = await loadReferences(
    tx,
    'User',
    created.flatMap(({ targetId }) => targetId ?? [])
  )
  const changers = await loadChangers(tx, 'User', ids, run.appliedAt as Date)
  const points = await tx.xpLedger.findMany({
    where: {
      userId: { in: ids },
      sourceType: 'IMPORT',
      sourceId: run.id,
      reversesId: null,
      reversedBy: null,
    },
    select: { userId: true, delta: true },
  })
  const pointsOf = new Map(points.map(({ userId, delta }) => [userId, delta]))
  const levels = new Map(
    (await tx.accessLevel.findMany()).map((level) => [level.id, level])
  )
  const mayGiveBack = (levelIds: unknown, held: AccessLevel[]) =>
    differing(levelIds as string[], held).every((id) => {
      const level = levels.get(id)
      return level && actor.mayGive(level)
    })
  return rows.map(({ id, result, notes, targetId, ...row }) => {
    const person = people.get(targetId ?? 0)
    const plan = (row.plan ?? {}) as ImportPlan
    if (!person) return { id, reasons: [{ what: 'gone' }], plan: {} }
    if (!actor.mayChange(person))
      return { id, reasons: [{ what: 'rank' }], plan: {} }
    if (person.archivedAt)
      return { id, reasons: [{ what: 'archived' }], plan: {} }
    const given = pointsOf.get(person.id)
    const changed = changedColumns(person, plan, given !== undefined)
    const by = changers.get(person.id)
    const reasons: UndoReason[] = changed.map((column) => ({
      what: 'changed',
      column: shownColumns[column] ?? column,
      by,
    }))
    if (result !== 'NEW') {
      const back = reversed(plan, notes as ImportNote[], changed)
      if ('levelIds' in back && !mayGiveBack(back.levelIds, person.levels)) {
        delete back.levelIds
        delete back.isStaffChange
        reasons.push({ what: 'rank', column: 'levels' })
      }
      return { id, reasons, plan: back }
    }
    reasons.push(...(references.get(person.id) ?? []))
    const isUsed =
      changers.has(person.id) ||
      person.xp !== (given ?? 0) ||
      isElsewhere(person, plan)
    if (isUsed && reasons.length === 0) reasons.push({ what: 'used', by })
    return {
      id,
      reasons,
      plan: reasons.length > 0 ? {} : { deletes: true, reversesPoints: true },
    }
  })
}

/** Writes what was planned. */
export const writeUndoneMembers = async (
  tx: Tx,
  runId: number,
  actorId: number
) => {
  await REVERSE_POINTS.run(tx, [runId, actorId])
  await updateMembers(tx, runId, actorId)
  await LEAVE_STAGE.run(tx, [runId])
  await DROP_PLACES.run(tx, [runId])
  await REOPEN_PLACES.run(tx, [runId])
  await REOPEN_REQUESTS.run(tx, [runId])
  await LOG.run(tx, [runId, actorId])
  await DELETE_CARE.run(tx, [runId])
  await DELETE_TASKS.run(tx, [runId])
  await DELETE_USERS.run(tx, [runId])
}
