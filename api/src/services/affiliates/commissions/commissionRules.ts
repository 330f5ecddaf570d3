import type { Prisma } from '@prisma/client'
import type {
  CommissionRuleInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isDuplicateKey,
  isMissingReference,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import type { Tier } from 'src/shared/marketing/affiliates/commission'
import { commissionRuleProblems } from 'src/shared/marketing/affiliates/commissionRule'

import { ownAffiliate } from '../affiliates/requireAffiliate'

import { refuseOwnRule } from './refuseOwn'

const person = { select: { firstName: true, lastName: true } }

const withParts = {
  funnels: { select: { funnel: { select: { id: true, name: true } } } },
  affiliate: { select: { user: person } },
  createdBy: person,
} as const satisfies Prisma.CommissionRuleInclude

type RuleRow = Prisma.CommissionRuleGetPayload<{ include: typeof withParts }>

const asRule = ({ affiliate, createdBy, ...row }: RuleRow) => ({
  ...row,
  tiers: row.tiers as Tier[],
  funnels: row.funnels.map(({ funnel }) => funnel),
  affiliateName: affiliate && fullName(affiliate.user),
  writtenBy: createdBy && fullName(createdBy),
})

const newestFirst: Prisma.CommissionRuleOrderByWithRelationInput[] = [
  { startsAt: 'desc' },
  { id: 'desc' },
]

/** There are few: a rule is a decision of the school. */
export const commissionRules = (async ({ withEnded }) => {
  const rows = await db.commissionRule.findMany({
    where: withEnded ? {} : { endsAt: null },
    include: withParts,
    orderBy: newestFirst,
  })
  return rows.map(asRule)
}) satisfies QueryResolvers['commissionRules']

/** Rules for all, and those for the signed-in affiliate alone. People read them before they accept the terms. */
export const myCommissionRules = (async () => {
  const own = await ownAffiliate()
  const rows = await db.commissionRule.findMany({
    where: {
      endsAt: null,
      OR: [{ affiliateId: null }, ...(own ? [{ affiliateId: own.id }] : [])],
    },
    include: withParts,
    orderBy: newestFirst,
  })
  return rows.map(asRule).map((rule) => ({ ...rule, writtenBy: null }))
}) satisfies QueryResolvers['myCommissionRules']

export const commissionFunnels = (async () =>
  db.funnel.findMany({
    where: { status: { not: 'ARCHIVED' } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  })) satisfies QueryResolvers['commissionFunnels']

const end = async (tx: Tx, id: number, endsAt: Date) => {
  const { count } = await tx.commissionRule.updateMany({
    where: { id, endsAt: null },
    data: { endsAt },
  })
  if (count > 0) return
  found(await tx.commissionRule.findUnique({ where: { id } }))
  throw new AppError('COMMISSION_RULE_ENDED')
}

const dataOf = (input: CommissionRuleInput) => ({
  name: input.name.trim(),
  affiliateId: input.affiliateId ?? null,
  basis: input.basis,
  value: input.value,
  firstInstalments: input.firstInstalments ?? null,
  capCentavos: input.capCentavos ?? null,
  tiers: [...(input.tiers ?? [])].sort((a, b) => a.fromOrders - b.fromOrders),
  holdDays: input.holdDays,
})

/**
 * Writes a rule, which counts for orders from now on. With an id it is the next version of that rule, which ends.
 * @throws BAD_USER_INPUT by field; COMMISSION_OWN; COMMISSION_RULE_ENDED if the version is not the newest any more; NOT_FOUND
 */
export const saveCommissionRule = (async ({ id, input }) => {
  const data = dataOf(input)
  const funnelIds = [...new Set(input.funnelIds)]
  refuseInput(commissionRuleProblems(data))
  return inTransaction(async (tx) => {
    await refuseOwnRule(tx, data.affiliateId)
    const startsAt = new Date()
    if (id != null) await end(tx, id, startsAt)
    const row = await tx.commissionRule.create({
      data: {
        ...data,
        startsAt,
        replacesId: id ?? null,
        createdById: currentUser().id,
        funnels: { create: funnelIds.map((funnelId) => ({ funnelId })) },
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: id == null ? 'commissionRule.created' : 'commissionRule.updated',
      entity: 'CommissionRule',
      entityId: row.id,
      before: { replacesId: id ?? null },
      after: { ...data, funnelIds },
    })
    return asRule(row)
  }).catch((error) => {
    if (isMissingReference(error, 'affiliateId'))
      refuseInput({ affiliateId: 'INVALID' })
    if (isMissingReference(error, 'funnelId'))
      refuseInput({ funnelIds: 'INVALID' })
    if (isDuplicateKey(error)) throw new AppError('COMMISSION_RULE_ENDED')
    throw error
  })
}) satisfies MutationResolvers['saveCommissionRule']

/** Ends a rule: later orders have another one, or no commission. @throws COMMISSION_OWN, COMMISSION_RULE_ENDED, NOT_FOUND */
export const endCommissionRule = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { affiliateId } = found(
      await tx.commissionRule.findUnique({ where: { id } })
    )
    await refuseOwnRule(tx, affiliateId)
    await end(tx, id, new Date())
    await logInfo(tx, {
      action: 'commissionRule.stopped',
      entity: 'CommissionRule',
      entityId: id,
    })
    return asRule(
      await tx.commissionRule.findUniqueOrThrow({
        where: { id },
        include: withParts,
      })
    )
  })) satisfies MutationResolvers['endCommissionRule']
