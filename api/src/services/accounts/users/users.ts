import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { containing, pageOf } from 'src/lib/paging'
import { invoicesOf } from 'src/services/billing/invoices/invoices'
import { ownOr } from 'src/services/billing/subscriptions/subscriptions'
import { isLang } from 'src/shared/language'

const withParts = {
  accessLevels: true,
  profile: true,
} satisfies Prisma.UserInclude

const asUser = ({
  accessLevels,
  profile,
  ...user
}: Prisma.UserGetPayload<{ include: typeof withParts }>) => ({
  id: user.id,
  email: user.email,
  slug: user.slug,
  tribeId: user.tribeId,
  firstName: user.firstName,
  lastName: user.lastName,
  createdAt: user.createdAt,
  accessLevel: accessLevels.map(({ accessLevelId }) => accessLevelId),
  userProfile: profile,
  invoices: [],
})

/** Money is for who may see subscriptions, and is read only when a query asks for it. */
export const User = {
  invoices: async (_args: unknown, { root }: { root: { id: number } }) => {
    ownOr('subscription', root.id)
    return invoicesOf(root.id)
  },
}

export const user = (async ({ id }) => {
  ownOr('user', id)
  const row = await db.user.findUnique({ where: { id }, include: withParts })
  return row && asUser(row)
}) satisfies QueryResolvers['user']

export const usersPage = (async (args) => {
  const q = containing(args.q)
  const where: Prisma.UserWhereInput = {
    archivedAt: null,
    ...(q && { OR: [{ firstName: q }, { lastName: q }, { email: q }] }),
  }
  const { rows, total } = await pageOf(
    args,
    ['createdAt', 'email'],
    (window) => db.user.findMany({ where, include: withParts, ...window }),
    () => db.user.count({ where })
  )
  return { rows: rows.map(asUser), total }
}) satisfies QueryResolvers['usersPage']

export const mySetup = (async () => {
  const { mustChangePassword, language } = await db.user.findUniqueOrThrow({
    where: { id: currentUser().id },
    select: { mustChangePassword: true, language: true },
  })
  return { mustChangePassword, language: language === 'FIL' ? 'fil' : 'en' }
}) satisfies QueryResolvers['mySetup']

/** The language of mails; the screens go by the `lang` cookie. */
export const saveLanguage = (async ({ language }) => {
  if (!isLang(language)) return false
  await db.user.update({
    where: { id: currentUser().id },
    data: { language: language === 'fil' ? 'FIL' : 'EN' },
  })
  return true
}) satisfies MutationResolvers['saveLanguage']
