// A batch or group that people come back to may have become full since the import.
import { int, statement, textOf } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { planned } from '../apply/planned'

import type { UndoReason } from './undoFacts'

const ANY = planned('Members', 'ANY')

const takesPlace = (row: string) => `${row}."endedAt" IS NULL
  AND ${row}.role <> 'LEADER' AND EXISTS (SELECT FROM "User" here WHERE here.id = ${row}."userId" AND here."archivedAt" IS NULL)`

const movesOf = (
  table: 'Group' | 'SubGroup',
  column: 'groupId' | 'subGroupId'
) => `
  SELECT p.id, 'groupFull' AS what, '${table}' AS kind, old."${column}" AS came, m."${column}" AS gone
  FROM plans p LEFT JOIN "GroupMembership" m ON m."userId" = p."targetId" AND ${takesPlace('m')}
    LEFT JOIN "GroupMembership" old ON old.id = (p.plan ->> 'oldPlaceId')::int AND old.role <> 'LEADER'
      AND EXISTS (SELECT FROM "Group" g WHERE g.id = old."groupId" AND g."archivedAt" IS NULL)
  WHERE jsonb_exists_any(p.plan, ARRAY['oldPlaceId', 'deletes'])`

const sizesOf = (
  table: 'Group' | 'SubGroup',
  column: 'groupId' | 'subGroupId'
) => `
  SELECT '${table}', place.id, place.capacity - (SELECT count(*) FROM "GroupMembership" m WHERE m."${column}" = place.id AND ${takesPlace('m')})
  FROM "${table}" place WHERE place.capacity IS NOT NULL AND place.id IN (SELECT came FROM moves WHERE kind = '${table}')`

const KEEP = statement(
  `
  WITH plans AS (
    SELECT r.id, r."targetId", r.plan FROM "ImportRow" r WHERE ${ANY}
  ), moves AS (
    SELECT p.id, 'batchFull' AS what, 'Batch' AS kind, (p.plan ->> 'batchId')::int AS came, u."batchId" AS gone
    FROM plans p JOIN "User" u ON u.id = p."targetId" WHERE jsonb_exists_any(p.plan, ARRAY['batchId', 'deletes'])
    UNION ALL ${movesOf('Group', 'groupId')}
    UNION ALL ${movesOf('SubGroup', 'subGroupId')}
  ), sizes (kind, id, free) AS (
    SELECT 'Batch', b.id, b.capacity - COALESCE(c.members, 0) FROM "Batch" b LEFT JOIN "BatchCount" c ON c."batchId" = b.id
    WHERE b.capacity IS NOT NULL AND b.id IN (SELECT came FROM moves WHERE kind = 'Batch')
    UNION ALL ${sizesOf('Group', 'groupId')}
    UNION ALL ${sizesOf('SubGroup', 'subGroupId')}
  ), leaving AS (
    SELECT kind, gone AS id, count(*) AS people FROM moves WHERE gone IS NOT NULL AND came IS DISTINCT FROM gone GROUP BY 1, 2
  ), coming AS (
    SELECT id, what, kind, came, row_number() OVER (PARTITION BY kind, came ORDER BY id) AS nth FROM moves
    WHERE came IS NOT NULL AND came IS DISTINCT FROM gone
  ), beyond AS (
    SELECT DISTINCT c.id, c.what FROM coming c JOIN sizes s ON s.kind = c.kind AND s.id = c.came
      LEFT JOIN leaving l ON l.kind = c.kind AND l.id = c.came
    WHERE c.nth > s.free + COALESCE(l.people, 0)
  ), changed AS (
    UPDATE "ImportRow" r SET plan = r.plan
        - CASE WHEN 'batchFull' = ANY (b.reasons) THEN ARRAY['batchId'] ELSE '{}' END
        - CASE WHEN 'groupFull' = ANY (b.reasons) THEN ARRAY['oldPlaceId', 'endedRequestId'] ELSE '{}' END
    FROM (SELECT id, array_agg(what) AS reasons FROM beyond GROUP BY 1) b WHERE r.id = b.id
  )
  SELECT id, what FROM beyond ORDER BY 1, 2`,
  { id: int, what: textOf<'batchFull' | 'groupFull'>() }
)

/**
 * Leaves people where they are if the batch or group to which the plan returns them is full. Their present place may
 * then be too full for another person, in turn.
 * @returns the reasons for their rows
 */
export const keepFull = async (tx: Tx, runId: number) => {
  const kept: { id: number; reason: UndoReason }[] = []
  for (;;) {
    const found = await KEEP.all(tx, [runId])
    if (found.length === 0) return kept
    for (const { id, what } of found) kept.push({ id, reason: { what } })
  }
}
