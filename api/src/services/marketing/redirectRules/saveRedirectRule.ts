import type { MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { asRedirectRule } from './asRedirectRule'
import { forgetAnsweredPaths } from './missedPaths'
import {
  checkRedirect,
  cleanRedirect,
  redirectDataOf,
  refuseChain,
  refuseNowhere,
  type CleanRedirect,
} from './redirectInput'

const refuseTaken = (error: unknown): never => {
  if (isUniqueViolation(error, 'source'))
    refuseInput({ source: 'REDIRECT_TAKEN' })
  throw error
}

const asLogged = ({ startsAt, endsAt, ...rule }: CleanRedirect) => ({
  ...rule,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

/** @throws BAD_USER_INPUT by field */
export const createRedirectRule = (async ({ input }) => {
  const rule = cleanRedirect(input)
  await checkRedirect(rule)
  return inTransaction(async (tx) => {
    await refuseChain(tx, null, rule)
    await refuseNowhere(tx, rule)
    const row = await tx.redirectRule.create({ data: redirectDataOf(rule) })
    await forgetAnsweredPaths(tx, row)
    await logInfo(tx, {
      action: 'redirectRule.created',
      entity: 'RedirectRule',
      entityId: row.id,
      after: asLogged(rule),
    })
    return asRedirectRule(tx, row)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['createRedirectRule']

/** @throws BAD_USER_INPUT by field; NOT_FOUND */
export const updateRedirectRule = (async ({ id, input }) => {
  const rule = cleanRedirect(input)
  await checkRedirect(rule)
  return inTransaction(async (tx) => {
    await refuseChain(tx, id, rule)
    await refuseNowhere(tx, rule)
    await lockRow(tx, 'RedirectRule', id)
    const before = found(await tx.redirectRule.findUnique({ where: { id } }))
    const row = await tx.redirectRule.update({
      where: { id },
      data: redirectDataOf(rule),
    })
    await forgetAnsweredPaths(tx, row)
    await logInfo(tx, {
      action: 'redirectRule.updated',
      entity: 'RedirectRule',
      entityId: id,
      before: {
        source: before.source,
        target: before.target,
        isActive: before.isActive,
      },
      after: asLogged(rule),
    })
    return asRedirectRule(tx, row)
  }).catch(refuseTaken)
}) satisfies MutationResolvers['updateRedirectRule']

/** @throws NOT_FOUND */
export const deleteRedirectRule = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'RedirectRule', id)
    const row = found(await tx.redirectRule.findUnique({ where: { id } }))
    await tx.redirectRule.delete({ where: { id } })
    await logInfo(tx, {
      action: 'redirectRule.deleted',
      entity: 'RedirectRule',
      entityId: id,
      before: { source: row.source, target: row.target },
    })
    return asRedirectRule(tx, row)
  })) satisfies MutationResolvers['deleteRedirectRule']
