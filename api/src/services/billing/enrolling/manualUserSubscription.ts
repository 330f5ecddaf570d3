import type { MutationResolvers } from 'types/graphql'

import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'

import { checkChoices, enrolInFunnels } from './enrolInFunnels'

const MOST_DAYS = 36_500

const isWrong = (days: number | null | undefined, least: number) =>
  days != null && (days < least || days > MOST_DAYS)

/**
 * Enrols a user in funnels, each with its payment term, validity (empty: for life) and start (empty: today).
 * @throws what `enrolInFunnels` throws; INVALID by field
 */
export const manualUserSubscription = (async ({ id, funnelDetails }) => {
  const choices = funnelDetails.map((detail) => ({
    funnelId: detail.id,
    paymentTermId: detail.paymentTerm,
    validityByDays: detail.validityByDays ?? null,
    startByDays: detail.startByDays ?? 0,
  }))
  checkChoices(choices)
  refuseInput({
    validityByDays:
      choices.some(({ validityByDays }) => isWrong(validityByDays, 1)) &&
      'INVALID',
    startByDays:
      choices.some(({ startByDays }) => isWrong(startByDays, 0)) && 'INVALID',
  })
  try {
    await inTransaction((tx) =>
      enrolInFunnels(tx, { userId: id, source: 'MANUAL', choices })
    )
  } catch (error) {
    if (isUniqueViolation(error, 'funnelId'))
      throw new AppError('ALREADY_SUBSCRIBED')
    throw error
  }
  return { id }
}) satisfies MutationResolvers['manualUserSubscription']
