import type { Prisma, ShownName } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { shownName } from 'src/shared/accounts/shown/shownName'
import { dayOfDateColumn } from 'src/shared/manilaTime'

const MOST = 100

const withOwner = {
  user: { select: { firstName: true, lastName: true } },
} satisfies Prisma.WinInclude

type Row = Prisma.WinGetPayload<{ include: typeof withOwner }>

const asWinToShow = ({ user, ...win }: Row & { shownAs: ShownName }) => ({
  id: win.id,
  title: win.title,
  text: win.text,
  name: shownName(user, win.shownAs),
  achievedOn: dayOfDateColumn(win.achievedOn),
  isFeatured: win.featuredAt !== null,
  updatedAt: win.updatedAt,
})

const hasConsent = (row: Row): row is Row & { shownAs: ShownName } =>
  row.shownAs !== null

const withConsent = {
  shownSince: { not: null },
  user: { archivedAt: null },
} satisfies Prisma.WinWhereInput

/** The wins that members agree to show, the newest consents in front; those that staff chose come first. */
export const winsToShow = (async () => {
  const [chosen, newest] = await Promise.all([
    db.win.findMany({
      where: { ...withConsent, featuredAt: { not: null } },
      include: withOwner,
      orderBy: [{ achievedOn: 'desc' }, { id: 'desc' }],
      take: MOST,
    }),
    db.win.findMany({
      where: { ...withConsent, featuredAt: null },
      include: withOwner,
      orderBy: [{ shownSince: 'desc' }, { id: 'desc' }],
      take: MOST,
    }),
  ])
  return [...chosen, ...newest].filter(hasConsent).map(asWinToShow)
}) satisfies QueryResolvers['winsToShow']

/**
 * Chooses a win for sales pages, with the words that staff saw, or takes it off. A second time changes nothing.
 * @throws WIN_CHANGED if its owner changed it meanwhile, or no longer agrees
 */
export const featureWin = (async ({ id, isFeatured, updatedAt }) =>
  inTransaction(async (tx) => {
    const find = () =>
      tx.win.findFirst({ where: { id, ...withConsent }, include: withOwner })
    const before = await find()
    if (!before || !hasConsent(before)) throw new AppError('WIN_CHANGED')
    if ((before.featuredAt !== null) === isFeatured) return asWinToShow(before)
    const { count } = await tx.win.updateMany({
      where: { id, ...withConsent, ...(isFeatured && { updatedAt }) },
      data: isFeatured
        ? { featuredAt: new Date(), featuredById: currentUser().id }
        : { featuredAt: null, featuredById: null },
    })
    const win = count > 0 ? await find() : null
    if (!win || !hasConsent(win)) throw new AppError('WIN_CHANGED')
    await logInfo(tx, {
      action: isFeatured ? 'win.featured' : 'win.unfeatured',
      entity: 'Win',
      entityId: id,
      after: { title: win.title },
    })
    return asWinToShow(win)
  })) satisfies MutationResolvers['featureWin']
