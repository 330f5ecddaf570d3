import type { MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  lockLevels,
  isLearnerLevel,
} from 'src/services/accounts/accessLevels/learnerLevels'

import { asOwnFunnel, withProduct } from './asFunnel'
import { claimSlug } from './claimSlug'
import { checkFunnel, dataOf, partsOf } from './funnelInput'

/** Turns a violated constraint into a refusal of the field that caused it. */
const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (isMissingReference(error, 'renewalOf'))
    refuseInput({ renewalOfFunnelId: 'INVALID' })
  // Levels were checked before, so only a payment term can be missing here.
  if (isMissingReference(error)) refuseInput({ paymentTermIds: 'INVALID' })
  throw error
}

// Funnels may grant learners' levels only: a purchase never makes anyone staff.
const checkLevels = async (tx: Tx, ids: string[]) => {
  const { levels, member } = await lockLevels(tx, ids)
  const allowed = levels.filter((level) => isLearnerLevel(level, member))
  refuseInput({
    accessLevelIds:
      allowed.length !== new Set(ids).size && 'ACCESS_LEVEL_TOO_HIGH',
  })
}

export const createFunnel = (async ({ productId, input }) => {
  checkFunnel(input)
  return inTransaction(async (tx) => {
    found(await tx.product.findUnique({ where: { id: productId } }))
    await checkLevels(tx, input.accessLevelIds)
    const row = await tx.funnel.create({
      data: { productId, ...dataOf(input), ...partsOf(input) },
      include: withProduct,
    })
    await claimSlug(tx, row.id, input.slug)
    await logInfo(tx, {
      action: 'funnel.created',
      entity: 'Funnel',
      entityId: row.id,
      after: { name: row.name, slug: row.slug },
    })
    return asOwnFunnel(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createFunnel']

export const updateFunnel = (async ({ id, input }) => {
  checkFunnel(input, id)
  return inTransaction(async (tx) => {
    const before = found(await tx.funnel.findUnique({ where: { id } }))
    await checkLevels(tx, input.accessLevelIds)
    await tx.funnelPaymentTerm.deleteMany({ where: { funnelId: id } })
    const { paymentTerms, accessLevels } = partsOf(input)
    // Unchanged levels keep their rows: each removed or added one recalculates the levels of all buyers
    // (app.keep_are_members).
    await tx.funnelAccessLevel.deleteMany({
      where: { funnelId: id, accessLevelId: { notIn: input.accessLevelIds } },
    })
    const row = await tx.funnel.update({
      where: { id },
      data: {
        ...dataOf(input),
        paymentTerms,
        accessLevels: {
          createMany: { data: accessLevels.create, skipDuplicates: true },
        },
      },
      include: withProduct,
    })
    await claimSlug(tx, id, input.slug)
    await logInfo(tx, {
      action: 'funnel.updated',
      entity: 'Funnel',
      entityId: id,
      before: { name: before.name, slug: before.slug, status: before.status },
      after: {
        name: row.name,
        slug: row.slug,
        status: row.status,
        paymentTermIds: input.paymentTermIds,
        accessLevelIds: input.accessLevelIds,
      },
    })
    return asOwnFunnel(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateFunnel']

export const deleteFunnel = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { status } = found(await tx.funnel.findUnique({ where: { id } }))
    if (status === 'PUBLISHED') throw new AppError('IN_USE')
    const { count } = await tx.funnel.updateMany({
      where: { id, status: { in: ['DRAFT', 'CLOSED'] } },
      data: { status: 'ARCHIVED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.funnel.findUniqueOrThrow({
      where: { id },
      include: withProduct,
    })
    await tx.slug.deleteMany({ where: { kind: 'FUNNEL', targetId: id } })
    await logInfo(tx, {
      action: 'funnel.archived',
      entity: 'Funnel',
      entityId: id,
    })
    return asOwnFunnel(row)
  })) satisfies MutationResolvers['deleteFunnel']
