import type { MutationResolvers, QueryResolvers, WinInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { winRefusals } from 'src/shared/accounts/shown/winRules'
import { dateColumnOf } from 'src/shared/manilaTime'
import type { LogVerb } from 'src/shared/reports/logWords'

import { asOwnWin } from './asWin'
import { ownWin } from './ownWin'

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

export const myLatestWins = (async () => {
  const wins = await db.win.findMany({
    where: { userId: currentUser().id },
    orderBy: [{ achievedOn: 'desc' }, { id: 'desc' }],
    take: LATEST,
  })
  return wins.map(asOwnWin)
}) satisfies QueryResolvers['myLatestWins']

export const createWin = (async ({ input }) => {
  const columns = columnsOf(input)
  const userId = currentUser().id
  if (!(await withinLimit('wins-per-hour', userId)))
    throw new AppError('RATE_LIMITED')
  return inTransaction(async (tx) => {
    const win = await tx.win.create({ data: { userId, ...columns } })
    await log(tx, 'created', win.id, win.title)
    return asOwnWin(win)
  })
}) satisfies MutationResolvers['createWin']

/** Staff have not seen the new words, so a changed win leaves the sales pages until they choose it again. */
export const updateWin = (async ({ id, input }) => {
  const columns = columnsOf(input)
  return inTransaction(async (tx) => {
    const { title, text } = await ownWin(tx, id)
    const hasOtherWords = columns.title !== title || columns.text !== text
    const win = await tx.win.update({
      where: { id },
      data: {
        ...columns,
        ...(hasOtherWords && { featuredAt: null, featuredById: null }),
      },
    })
    await log(tx, 'updated', id, win.title)
    return asOwnWin(win)
  })
}) satisfies MutationResolvers['updateWin']

export const deleteWin = (async ({ id }) =>
  inTransaction(async (tx) => {
    const win = await ownWin(tx, id)
    await tx.win.delete({ where: { id } })
    await log(tx, 'deleted', id)
    return asOwnWin(win)
  })) satisfies MutationResolvers['deleteWin']
