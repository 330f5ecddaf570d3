import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { levelNameOf } from 'src/lib/access/rights'
import { mustReach, scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { totalWithin, typedText, windowWithin } from 'src/lib/database/paging'
import { composed, int, json } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { invoicesOf } from 'src/services/billing/invoices/invoices'
import { socialsOf } from 'src/shared/accounts/socials'

import { asUserProfile } from './asUserProfile'
import { boundOf, usersQuery, usersSamples } from './usersQuery'

const withParts = {
  accessLevels: { include: { accessLevel: true } },
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
  accessLevel: accessLevels.map(({ accessLevel }) => levelNameOf(accessLevel)),
  userProfile: asUserProfile(user, profile),
  invoices: [],
})

/** Payments are visible to staff who may see subscriptions, and are read only if a query selects them. */
export const User = {
  invoices: async (_args: unknown, { root }: { root: { id: number } }) => {
    await mustReach('subscription', root.id)
    return invoicesOf(root.id)
  },
}

export const user = (async ({ id }) => {
  await mustReach('user', id)
  const row = await db.user.findUnique({ where: { id }, include: withParts })
  return asUser(found(row))
}) satisfies QueryResolvers['user']

const USERS = composed(
  usersQuery,
  { counted: int, rows: json<ReturnType<typeof asUser>[]>() },
  usersSamples
)

/** The list of users; members and non-members (spec 2.2) are two of its filters. */
export const usersPage = (async ({
  page,
  perPage,
  sort,
  q,
  filter,
  batchId,
}) => {
  const words = q ? typedText(q) : undefined
  const bound = boundOf(words)
  const { counted, rows } = await USERS.one(pool, {
    order: sort ?? 'CREATED_AT_DESC',
    ...windowWithin(bound, { page, perPage }),
    words,
    scope: scopeForUsers(),
    isMember: filter ? filter === 'MEMBERS' : undefined,
    batchId,
  })
  return {
    rows: rows.map(({ userProfile, ...person }) => ({
      ...person,
      userProfile: userProfile && {
        ...userProfile,
        socials: socialsOf(userProfile.socials),
      },
      invoices: [],
    })),
    ...totalWithin(bound, counted),
  }
}) satisfies QueryResolvers['usersPage']

export const mySetup = (async () => {
  const { batch, ...setup } = await db.user.findUniqueOrThrow({
    where: { id: currentUser().id },
    select: {
      mustChangePassword: true,
      language: true,
      batch: { select: { requiresJourneyForm: true } },
    },
  })
  return { ...setup, needsJourneyForm: batch?.requiresJourneyForm === true }
}) satisfies QueryResolvers['mySetup']
