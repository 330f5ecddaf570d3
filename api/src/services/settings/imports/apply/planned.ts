import type { PlanField } from '../importPlan'

/** Conditions on a row `r` of the run $1 that is applied, or whose plan takes back what was applied. */
export const planned = (sheet: string, result: 'NEW' | 'UPDATE' | 'ANY') => `
  r."runId" = $1 AND r.sheet = '${sheet}' AND NOT r."isLeftOut" AND r.outcome IS NULL
  AND r.result ${result === 'ANY' ? `IN ('NEW', 'UPDATE')` : `= '${result}'`}`

/** Whether the plan sets a field, perhaps to nothing. */
export const sets = (...fields: PlanField[]) =>
  `jsonb_exists_any(r.plan, ARRAY[${fields.map((field) => `'${field}'`).join(', ')}])`

/** The field that the plan sets, or else the column's own value. */
export const planOr = (field: PlanField, own: string, type = 'text') =>
  `CASE WHEN jsonb_exists(r.plan, '${field}') THEN (r.plan ->> '${field}')::${type} ELSE ${own} END`

/** Reserves an id for each new record, so that all of them can be written in any order. */
export const reserveIds = (sheet: string, table: string) => `
  UPDATE "ImportRow" r SET "targetId" = nextval(pg_get_serial_sequence('"${table}"', 'id')) WHERE ${planned(sheet, 'NEW')}`
