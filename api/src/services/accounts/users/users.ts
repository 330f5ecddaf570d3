import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { levelNameOf } from 'src/lib/access/rights'
import { requireReach, scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { composed, int, json } from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { isFactorOverdue } from 'src/lib/sessions/factorDuty'
import { local } from 'src/lib/translations'
import { invoicesOf } from 'src/services/billing/invoices/invoices'
import { can } from 'src/shared/access/permissions'
import { enrolmentStatus } from 'src/shared/accounts/people/enrolment'
import { socialsOf } from 'src/shared/accounts/socials'
import { membershipStatus } from 'src/shared/billing/subscriptions/membershipStatus'
import type { StoredStatus } from 'src/shared/billing/subscriptions/subscriptionExpiry'

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
    await requireReach('subscription', root.id)
    return invoicesOf(root.id)
  },
}

export const user = (async ({ id }) => {
  await requireReach('user', id)
  const row = await db.user.findUnique({ where: { id }, include: withParts })
  return asUser(found(row))
}) satisfies QueryResolvers['user']

type ListedRow = ReturnType<typeof asUser> & {
  archivedAt: string | null
  lastSeenAt: string | null
  leftCentavos: number | null
  batchName: string | null
  groupName: string | null
  stage: { name: string; translations: Prisma.JsonValue } | null
  subscriptions: {
    status: StoredStatus
    startsAt: string | null
    expiry: string | null
    isPrimary: boolean
  }[]
}

const USERS = composed(
  usersQuery,
  { counted: int, rows: json<ListedRow[]>() },
  usersSamples
)

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

const asListed = ({
  userProfile,
  stage,
  subscriptions,
  archivedAt,
  lastSeenAt,
  ...person
}: ListedRow) => {
  const bought = subscriptions.map(({ startsAt, expiry, ...rest }) => ({
    ...rest,
    startsAt: dateOf(startsAt),
    expiry: dateOf(expiry),
  }))
  return {
    ...person,
    archivedAt: dateOf(archivedAt),
    lastSeenAt: dateOf(lastSeenAt),
    stageName: stage && local(stage, 'name'),
    membershipStatus: membershipStatus(bought),
    enrolment: enrolmentStatus(bought),
    userProfile: userProfile && {
      ...userProfile,
      socials: socialsOf(userProfile.socials),
    },
    invoices: [],
  }
}

const maySeeMoney = () => !!currentUser().pageAccess.studentPaymentDetails

/**
 * The list of users; members and non-members (spec 2.2) are its two types.
 * @throws FORBIDDEN for the archived ones without the right to archive
 */
export const usersPage = (async ({
  page,
  perPage,
  sort,
  q,
  type,
  filter,
  batchId,
  stageId,
}) => {
  if (filter === 'ARCHIVED' && !can(currentUser(), 'archiveUsers'))
    throw new AppError('FORBIDDEN')
  const words = q ? searchText(q) : undefined
  const bound = boundOf(words)
  const { counted, rows } = await USERS.one(staffPool, {
    order: sort ?? 'CREATED_AT_DESC',
    ...windowWithin(bound, { page, perPage }),
    words,
    scope: scopeForUsers(),
    isMember: type ? type === 'MEMBER' : undefined,
    status: filter,
    batchId,
    stageId,
    withMoney: maySeeMoney(),
  })
  return {
    rows: rows.map(asListed),
    ...totalWithin(bound, counted),
  }
}) satisfies QueryResolvers['usersPage']

/** Some users as the lists show them, newest first. */
export const listedUsers = async (ids: readonly number[]) => {
  const { rows } = await USERS.one(staffPool, {
    order: 'CREATED_AT_DESC',
    skip: 0,
    take: ids.length,
    ids: `{${ids.join()}}`,
    withMoney: maySeeMoney(),
  })
  return rows.map(asListed)
}

export const mySetup = (async () => {
  const { batch, ...setup } = await db.user.findUniqueOrThrow({
    where: { id: currentUser().id },
    select: {
      mustChangePassword: true,
      language: true,
      hidesSocialReminder: true,
      hidesMissingSocialReminder: true,
      batch: { select: { requiresJourneyForm: true } },
    },
  })
  const factorDueAt = context.factorDueAt ?? null
  return {
    ...setup,
    needsJourneyForm: batch?.requiresJourneyForm === true,
    factorDueAt,
    isFactorOverdue: isFactorOverdue(factorDueAt),
  }
}) satisfies QueryResolvers['mySetup']
