import { ImportResult } from '@prisma/client'

import {
  bool,
  enumOf,
  int,
  json,
  nullable,
  statement,
  text,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import type { ImportPlan } from '../importPlan'

// The keys of the run are hashed at each call: no statistics are needed of rows that were written a moment ago.
const BY_KEY = statement(
  `SELECT DISTINCT ON (key) key, r.id, r.line, r.result, r."isLeftOut", r.cells, r.plan, r."targetId"
   FROM unnest($2::text[]) wanted (key) JOIN (
     SELECT row.*, of.key FROM "ImportRow" row, unnest(row.keys) of (key) WHERE row."runId" = $1
   ) r USING (key) ORDER BY key, r."isLeftOut", r.id`,
  {
    key: text,
    id: int,
    line: int,
    result: nullable(enumOf(ImportResult)),
    isLeftOut: bool,
    cells: json<Record<string, string>>(),
    plan: nullable(json<ImportPlan>()),
    targetId: nullable(int),
  }
)

/** The first row of each key, which the others repeat; rows that are left out count only if there is no other. */
export const rowsByKey = async (tx: Tx, runId: number, keys: string[]) =>
  new Map((await BY_KEY.all(tx, [runId, keys])).map((row) => [row.key, row]))

export type RowsByKey = Awaited<ReturnType<typeof rowsByKey>>
export type KeyedRow = NonNullable<ReturnType<RowsByKey['get']>>
