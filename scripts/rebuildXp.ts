// `yarn rw exec rebuildXp`: recalculates all points from the ledger. Changes only totals that differ, and names them.
import { db } from 'api/src/lib/db'
import { rebuildXp } from 'api/src/services/community/xp/rebuildXp'

export default async () => {
  try {
    const rows = await rebuildXp()
    for (const { id, before, after } of rows)
      console.log(`user ${id}: ${before} → ${after} XP`)
    console.log(`${rows.length} of the totals differed from the ledger`)
  } finally {
    await db.$disconnect()
  }
}
