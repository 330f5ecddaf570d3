import type { QueryResolvers } from 'types/graphql'

import { int, listOf, statement, text } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { functionFlags, pageFlags } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'

const MAX_ROWS = 50

type Kept = {
  pageAccess: Record<string, boolean>
  functionAccess: Record<string, boolean>
} | null

/** The granted flags, in the order of `pageFlags` and `functionFlags`. */
const grantedIn = (kept: Kept): string[] => [
  ...pageFlags.filter((flag) => kept?.pageAccess[flag] === true),
  ...functionFlags.filter((flag) => kept?.functionAccess[flag] === true),
]

const isSame = (flags: string[], others: string[]) =>
  flags.join() === others.join()

/** The newest changes of a level, from the info log, which stores the level before and after each change. */
export const accessLevelHistory = (async ({ id }) => {
  const rows = await db.infoLog.findMany({
    where: { entity: 'AccessLevel', entityId: id },
    orderBy: { id: 'desc' },
    take: MAX_ROWS,
  })
  const actors = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  })
  const now = grantedIn(rows[0]?.after as Kept)
  return rows.map(({ id: changeId, createdAt, actorUserId, before, after }) => {
    const [was, became] = [before as Kept, after as Kept].map(grantedIn)
    const actor = actors.find((each) => each.id === actorUserId)
    return {
      id: changeId,
      at: createdAt,
      by: actor ? fullName(actor) : '',
      gained: became.filter((flag) => !was.includes(flag)),
      lost: was.filter((flag) => !became.includes(flag)),
      isRevertible:
        before !== null &&
        after !== null &&
        !isSame(was, became) &&
        !isSame(was, now),
    }
  })
}) satisfies QueryResolvers['accessLevelHistory']

const MAX_PEOPLE = 1000
const SOME = 5

// For each changed flag, the people whom the change affects: they hold the level, given by staff or by a purchase, and
// no other level gives them the flag.
const EFFECT = statement(
  `
  WITH holders AS (
    SELECT u.id, u."firstName" || ' ' || u."lastName" AS name FROM "User" u WHERE u."archivedAt" IS NULL AND u.id IN (
      SELECT "userId" FROM "UserAccessLevel" WHERE "accessLevelId" = $1
      UNION ALL
      SELECT s."userId" FROM "FunnelAccessLevel" f JOIN "Subscription" s ON s."funnelId" = f."funnelId"
      WHERE f."accessLevelId" = $1 AND app.gives_access(s))
    LIMIT ${MAX_PEOPLE}
  ), others AS (
    SELECT h.id, l."accessLevelId" AS level FROM holders h JOIN "UserAccessLevel" l ON l."userId" = h.id
    UNION ALL
    SELECT h.id, f."accessLevelId" FROM holders h JOIN "Subscription" s ON s."userId" = h.id AND app.gives_access(s)
      JOIN "FunnelAccessLevel" f ON f."funnelId" = s."funnelId"
  )
  SELECT flag, count(*)::int AS people, (array_agg(h.name ORDER BY h.id))[1:${SOME}] AS names
  FROM unnest($2::text[]) AS flag CROSS JOIN holders h
  WHERE NOT EXISTS (
    SELECT FROM others o JOIN "AccessLevel" al ON al.id = o.level
    WHERE o.id = h.id AND o.level <> $1 AND ((al.name = 'admin' AND al."isSystem")
      OR al."pageAccess"->>flag = 'true' OR al."functionAccess"->>flag = 'true'))
  GROUP BY flag`,
  { flag: text, people: int, names: listOf(text) }
)

/** The people who would gain or lose flags, before the change is saved. */
export const previewAccessLevel = (async ({
  id,
  pageAccess,
  functionAccess,
}) => {
  const level = await db.accessLevel.findUnique({ where: { id } })
  const was = level ? grantedIn(level as unknown as Kept) : []
  const wanted = grantedIn({ pageAccess, functionAccess } as unknown as Kept)
  const gained = wanted.filter((flag) => !was.includes(flag))
  const lost = was.filter((flag) => !wanted.includes(flag))
  const rows = await EFFECT.all(pool, [id, [...gained, ...lost]])
  return [...gained, ...lost].map((flag) => {
    const effect = rows.find((row) => row.flag === flag)
    return {
      flag,
      isGained: gained.includes(flag),
      people: effect?.people ?? 0,
      names: effect?.names ?? [],
    }
  })
}) satisfies QueryResolvers['previewAccessLevel']
