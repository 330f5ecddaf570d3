import { statement, text } from 'src/lib/database/sql'
import { db, pool, type Tx } from 'src/lib/db'

const PURCHASED_LEVELS = statement(
  `SELECT DISTINCT f."accessLevelId" AS id FROM "Subscription" s JOIN "FunnelAccessLevel" f ON f."funnelId" = s."funnelId"
     WHERE s."userId" = $1 AND app.gives_access(s)`,
  { id: text }
)

/** The access levels of a user in their order, given by staff (`isByHand`) or by purchases that give access today. */
export const levelsHeld = async (userId: number, tx?: Tx) => {
  const on = tx ?? db
  const byHand = await on.userAccessLevel.findMany({ where: { userId } })
  const purchased = await PURCHASED_LEVELS.all(tx ?? pool, [userId])
  const ids = byHand.map(({ accessLevelId }) => accessLevelId)
  const levels = await on.accessLevel.findMany({
    where: { id: { in: [...ids, ...purchased.map(({ id }) => id)] } },
    orderBy: { position: 'asc' },
  })
  return levels.map((level) => ({ ...level, isByHand: ids.includes(level.id) }))
}
