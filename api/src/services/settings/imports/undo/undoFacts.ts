// Why a record of an import cannot simply be taken back.
import { int, statement, text } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import type { ImportPlan } from '../importPlan'

export type UndoReason = {
  what:
    | 'changed'
    | 'money'
    | 'signedIn'
    | 'used'
    | 'gone'
    /** The record is of somebody whom the person who undoes may not change. */
    | 'rank'
    | 'archived'
    /** The former batch or group has no place left. */
    | 'batchFull'
    | 'groupFull'
  /** The changed column. */
  column?: string
  /** Who changed the record last, as far as the log knows. */
  by?: string
}

/** A row's fate: it is taken back as the plan says; with reasons, only as far as the plan still goes. */
export type Undone = { id: number; reasons: UndoReason[]; plan: ImportPlan }

/** Whether a row is taken back, kept for a reason, or cannot be taken back. */
export const outcomeOf = (reasons: UndoReason[]) => {
  if (reasons.length === 0) return 'TAKEN_BACK' as const
  const isFinal = reasons.some(
    ({ what }) => what === 'money' || what === 'gone' || what === 'rank'
  )
  return isFinal ? ('FAILED' as const) : ('KEPT' as const)
}

const REFERENCES = statement(
  `SELECT id, source, field FROM app.references_to($1, $2::int[])`,
  { id: int, source: text, field: text }
)

const money = ['Invoice', 'Payment', 'PaymentProof', 'Order', 'PaymentRequest']

/** Rows that an import writes with its records, and those that go with them. */
const ownRows = [
  'UserProfile.userId',
  'UserAccessLevel.userId',
  'GroupMembership.userId',
  'Notice.userId',
  // Written by the rule of assignment and by playbooks; what staff do there stands in the log.
  'SuccessAssignment.userId',
  'SuccessTask.userId',
]

const reasonFor = (source: string): UndoReason => {
  if (money.includes(source)) return { what: 'money' }
  return { what: source === 'Session' ? 'signedIn' : 'used' }
}

/** The reasons in other tables, by the record's id. */
export const loadReferences = async (tx: Tx, table: string, ids: number[]) => {
  const reasons = new Map<number, UndoReason[]>()
  for (const { id, source, field } of await REFERENCES.all(tx, [table, ids])) {
    if (ownRows.includes(`${source}.${field}`)) continue
    const known = reasons.get(id) ?? []
    const reason = reasonFor(source)
    if (known.every(({ what }) => what !== reason.what))
      reasons.set(id, [...known, reason])
  }
  return reasons
}

const LAST_CHANGE = statement(
  `SELECT DISTINCT ON (l."entityId") l."entityId" AS id, COALESCE(u."firstName" || ' ' || u."lastName", '') AS by
   FROM "InfoLog" l LEFT JOIN "User" u ON u.id = l."actorUserId"
   WHERE l.entity = $1 AND l."entityId" = ANY ($2::text[]) AND l."createdAt" > $3::timestamptz
   ORDER BY l."entityId", l.id DESC`,
  { id: text, by: text }
)

/** Who changed the records last since the import was applied. */
export const loadChangers = async (
  tx: Tx,
  entity: string,
  ids: number[],
  since: Date
) =>
  new Map(
    (await LAST_CHANGE.all(tx, [entity, ids.map(String), since])).map(
      ({ id, by }) => [Number(id), by || undefined]
    )
  )
