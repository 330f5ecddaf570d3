import type { RedirectRule } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'

import { addressOf, takenFrom } from './matching'

export const missedPathsPage = (async (args) => {
  const where = { path: containing(args.q) }
  const { rows, total } = await pageOf(
    { ...args, sort: args.sort ?? 'COUNT_DESC' },
    ({ orderBy: [order], ...window }) =>
      db.missedPath.findMany({
        where,
        ...window,
        orderBy: [order, { path: 'asc' }],
      }),
    () => db.missedPath.count({ where })
  )
  return { rows: rows.map((row) => ({ ...row, id: row.path })), total }
}) satisfies QueryResolvers['missedPathsPage']

/** Takes paths off the list; they come back when visitors ask for them again. */
export const forgetMissedPaths = (async ({ paths }) => {
  return inTransaction(async (tx) => {
    const { count } = await tx.missedPath.deleteMany({
      where: { path: { in: paths } },
    })
    // The log names none of them: a mistyped address may hold personal data.
    if (count > 0)
      await logInfo(tx, {
        action: 'missedPath.deleted',
        entity: 'MissedPath',
        entityId: 'list',
        before: { count },
      })
    return count
  })
}) satisfies MutationResolvers['forgetMissedPaths']

/** Takes the paths off the list that a rule answers now. The list is short by design (counts.ts). */
export const forgetAnsweredPaths = async (tx: Tx, rule: RedirectRule) => {
  if (!rule.isActive) return
  const missed = await tx.missedPath.findMany({
    where: { path: { startsWith: rule.stem, mode: 'insensitive' } },
    select: { path: true },
  })
  const answered = missed.filter(({ path }) => {
    const address = addressOf(path)
    return address !== null && takenFrom(rule, address) !== null
  })
  await tx.missedPath.deleteMany({
    where: { path: { in: answered.map(({ path }) => path) } },
  })
}
