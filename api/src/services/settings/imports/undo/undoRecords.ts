// Takes created subscriptions, groups and courses back: they are deleted unless somebody has changed or used them.
import type { ImportRow, ImportRun } from '@prisma/client'

import { bool, command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { planned } from '../apply/planned'
import type { ImportPlan } from '../importPlan'

import {
  loadChangers,
  loadReferences,
  type Undone,
  type UndoReason,
} from './undoFacts'

const texts = (name: string) => `
  t.${name} IS DISTINCT FROM r.plan ->> 'name' OR t."shortDescription" <> r.plan ->> 'shortDescription' OR t.description <> r.plan ->> 'description'`

/** For each sheet: its table, the log's entity, and the sign that a record is no longer as it was imported. */
const sheets = {
  Subscription: {
    table: 'Subscription',
    isChanged: `(NOT jsonb_exists(r.plan, 'unenrols') AND (t.status::text <> r.plan ->> 'status' OR t.expiry IS DISTINCT FROM (r.plan ->> 'expiry')::timestamptz)
      OR jsonb_exists(r.plan, 'unenrols') AND (t.status <> 'UNENROLLED'
        OR EXISTS (SELECT FROM "Subscription" s WHERE s."userId" = t."userId" AND s."funnelId" = t."funnelId" AND s.status IN ('ACTIVE', 'PAUSED'))))`,
  },
  Groups: {
    table: 'Group',
    isChanged: `(t.name <> r.plan ->> 'name' OR t."archivedAt" IS NOT NULL OR t.description <> '')`,
  },
  Subgroups: {
    table: 'SubGroup',
    isChanged: `(t.name <> r.plan ->> 'name' OR t."archivedAt" IS NOT NULL)`,
  },
  Courses: {
    table: 'Course',
    isChanged: `(${texts('title')} OR t."baseVersion" > 1 OR t.status <> 'DRAFT')`,
  },
  Units: { table: 'Unit', isChanged: `(${texts('name')})` },
  Lessons: {
    table: 'Lesson',
    isChanged: `(${texts('name')} OR t."baseVersion" > 1 OR t.status <> 'DRAFT')`,
  },
} as const

export type RecordSheet = keyof typeof sheets

const statementsOf = (sheet: RecordSheet) => {
  const { table, isChanged } = sheets[sheet]
  const rows = planned(sheet, 'ANY')
  return {
    table,
    found: statement(
      `SELECT t.id, ${isChanged} AS "isChanged" FROM "ImportRow" r JOIN "${table}" t ON t.id = r."targetId" WHERE ${rows} FOR UPDATE OF t`,
      { id: int, isChanged: bool }
    ),
    log: command(`
      INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", after)
      SELECT $2, $2, '${table.charAt(0).toLowerCase() + table.slice(1)}.' || CASE WHEN jsonb_exists(r.plan, 'deletes') THEN 'deleted' ELSE 'reverted' END,
        '${table}', r."targetId"::text, jsonb_build_object('importRun', $1::int)
      FROM "ImportRow" r WHERE ${rows} AND r.plan <> '{}' ORDER BY r.id`),
    delete: command(`
      DELETE FROM "${table}" t USING "ImportRow" r WHERE ${rows} AND t.id = r."targetId" AND jsonb_exists(r.plan, 'deletes')`),
  }
}

const statements = Object.fromEntries(
  (Object.keys(sheets) as RecordSheet[]).map((sheet) => [
    sheet,
    statementsOf(sheet),
  ])
) as Record<RecordSheet, ReturnType<typeof statementsOf>>

const REENROL = command(`
  UPDATE "Subscription" s SET status = 'ACTIVE', "unenrolledAt" = NULL, "unenrolReason" = NULL, "updatedAt" = now()
  FROM "ImportRow" r WHERE ${planned('Subscription', 'UPDATE')} AND s.id = r."targetId" AND jsonb_exists(r.plan, 'reenrols')`)

/** Decides what becomes of the rows of a sheet. What belongs to its records was taken back before. */
export const planUndoRecords = async (
  tx: Tx,
  run: ImportRun,
  sheet: RecordSheet,
  rows: ImportRow[]
): Promise<Undone[]> => {
  const { table, found } = statements[sheet]
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const today = new Map(
    (await found.all(tx, [run.id])).map(({ id, isChanged }) => [id, isChanged])
  )
  const references = await loadReferences(tx, table, ids)
  const changers = await loadChangers(tx, table, ids, run.appliedAt as Date)
  return rows.map(({ id, targetId, plan }) => {
    const isChanged = today.get(targetId ?? 0)
    if (isChanged === undefined)
      return { id, reasons: [{ what: 'gone' }], plan: {} }
    const isUpdate = !!(plan as ImportPlan).unenrols
    const by = changers.get(targetId ?? 0)
    const reasons: UndoReason[] = [
      ...(isChanged ? [{ what: 'changed' as const, by }] : []),
      ...(isUpdate ? [] : (references.get(targetId ?? 0) ?? [])),
    ]
    const back = isUpdate ? { reenrols: true } : { deletes: true }
    return { id, reasons, plan: reasons.length > 0 ? {} : back }
  })
}

/** Writes what was planned. */
export const writeUndoneRecords = async (
  tx: Tx,
  sheet: RecordSheet,
  runId: number,
  actorId: number
) => {
  if (sheet === 'Subscription') await REENROL.run(tx, [runId])
  await statements[sheet].log.run(tx, [runId, actorId])
  await statements[sheet].delete.run(tx, [runId])
}
