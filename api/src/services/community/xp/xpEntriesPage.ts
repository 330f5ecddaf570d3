import type { Prisma, XpSource } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { totalWithin, windowWithin } from 'src/lib/database/paging'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

const BOUND = 1000

type Entry = {
  id: number
  userId: number
  delta: number
  sourceType: XpSource
  sourceId: number
  attempt: number
  reason: string
  reversesId: number | null
  createdAt: Date | string
  isReversed: boolean
  title: string | null
}

/** An entry of the ledger. `isReversal` tells that it takes back an earlier entry; only then its reason is shown. */
export const asXpEntry = ({ createdAt, reversesId, ...entry }: Entry) => ({
  ...entry,
  createdAt: new Date(createdAt),
  isReversal: reversesId !== null,
  reason: reversesId === null ? null : entry.reason,
})

// One statement on the index of a person's entries, of all their accounts (app.persons).
const ENTRIES = prepared(
  'xpEntriesPage',
  `
  WITH found AS MATERIALIZED (
    SELECT * FROM "XpLedger" WHERE "userId" = ANY(app.persons($1)) ORDER BY "createdAt" DESC, id DESC LIMIT ${BOUND + 1}
  )
  SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT x.id, x."userId", x.delta, x."sourceType", x."sourceId", x.attempt, x.reason, x."reversesId", x."createdAt",
        EXISTS (SELECT 1 FROM "XpLedger" r WHERE r."reversesId" = x.id) AS "isReversed", COALESCE(t.title, l.name) AS title,
        jsonb_build_object('fil', jsonb_build_object('title', COALESCE(t.translations #> '{fil,title}', l.translations #> '{fil,name}'))) AS translations
      FROM (SELECT * FROM found ORDER BY "createdAt" DESC, id DESC OFFSET $2 LIMIT $3) x
        LEFT JOIN "Task" t ON x."sourceType" = 'TASK' AND t.id = x."sourceId"
        LEFT JOIN "Lesson" l ON x."sourceType" = 'LESSON' AND l.id = x."sourceId" ORDER BY x."createdAt" DESC, x.id DESC
    ) page), '[]') AS rows`,
  { counted: int, rows: json<(Entry & { translations: Prisma.JsonValue })[]>() }
)

/** A user's XP entries, latest first, for the user and for staff who may see the user. */
export const xpEntriesPage = (async ({ userId, ...place }) => {
  await requireReach('user', userId)
  const { skip, take } = windowWithin(BOUND, place)
  const { counted, rows } = await ENTRIES.one(pool, [userId, skip, take])
  return {
    rows: rows.map(({ translations, ...row }) =>
      asXpEntry({
        ...row,
        title: row.title && local({ title: row.title, translations }, 'title'),
      })
    ),
    total: totalWithin(BOUND, counted).total,
  }
}) satisfies QueryResolvers['xpEntriesPage']
