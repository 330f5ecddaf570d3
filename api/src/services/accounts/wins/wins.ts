import type { MutationResolvers, QueryResolvers, WinInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { winRefusals } from 'src/shared/accounts/winRules'
import type { LogVerb } from 'src/shared/logWords'
import { dateColumnOf } from 'src/shared/manilaTime'

import { asWin } from './asWin'

const PER_HOUR = { limit: 60, seconds: 60 * 60 }

const LATEST = 3

const columnsOf = ({ title, text, achievedOn }: WinInput) => {
  refuseInput(winRefusals({ title, text, achievedOn }))
  return {
    title: title.trim(),
    text: text?.trim() ?? '',
    achievedOn: dateColumnOf(achievedOn),
  }
}

const log = (tx: Tx, verb: LogVerb, entityId: number, title?: string) =>
  logInfo(tx, {
    action: `win.${verb}`,
    entity: 'Win',
    entityId,
    ...(title !== undefined && { after: { title } }),
  })

// Selects by owner, so another user's win is not found.
const ownWin = async (tx: Tx, id: number) =>
  found(await tx.win.findFirst({ where: { id, userId: currentUser().id } }))

export const myLatestWins = (async () => {
  const wins = await db.win.findMany({
    where: { userId: currentUser().id },
    orderBy: [{ achievedOn: 'desc' }, { id: 'desc' }],
    take: LATEST,
  })
  return wins.map(asWin)
}) satisfies QueryResolvers['myLatestWins']

export const createWin = (async ({ input }) => {
  const columns = columnsOf(input)
  const userId = currentUser().id
  if (!(await withinLimit(`win:${userId}`, PER_HOUR)))
    throw new AppError('RATE_LIMITED')
  return inTransaction(async (tx) => {
    const win = await tx.win.create({ data: { userId, ...columns } })
    await log(tx, 'created', win.id, win.title)
    return asWin(win)
  })
}) satisfies MutationResolvers['createWin']

export const updateWin = (async ({ id, input }) => {
  const columns = columnsOf(input)
  return inTransaction(async (tx) => {
    await ownWin(tx, id)
    const win = await tx.win.update({ where: { id }, data: columns })
    await log(tx, 'updated', id, win.title)
    return asWin(win)
  })
}) satisfies MutationResolvers['updateWin']

export const deleteWin = (async ({ id }) =>
  inTransaction(async (tx) => {
    const win = await ownWin(tx, id)
    await tx.win.delete({ where: { id } })
    await log(tx, 'deleted', id)
    return asWin(win)
  })) satisfies MutationResolvers['deleteWin']
