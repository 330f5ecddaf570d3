import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { siteUrl } from 'src/emails/layout'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { logger } from 'src/lib/logger'
import { withinLimit } from 'src/lib/protection/rateLimit'

import { openEntry, sumOwed } from '../paymentSchedules/openEntry'

import { gateway } from './gateway'

const MOST_BILLS = 100

const ownBills = (userId: number, ids: number[]) =>
  db.paymentSchedule.findMany({
    where: {
      id: { in: ids },
      ...openEntry,
      invoice: { userId, voidedAt: null },
      proofs: { none: { proof: { status: 'SUBMITTED' } } },
    },
    include: {
      invoice: {
        select: {
          number: true,
          subscription: { select: { product: { select: { name: true } } } },
        },
      },
    },
  })

/** Whether members can pay online, besides sending proofs. */
export const onlinePayment = (async () =>
  gateway() !== null) satisfies QueryResolvers['onlinePayment']

/**
 * Begins an online payment of the member's own bills and returns the gateway's address to continue at. Bills count as
 * paid only when the gateway's signed message arrives.
 * @throws PROOF_SCHEDULES_REQUIRED by field; NOT_FOUND; ONLINE_PAYMENT_AWAY
 */
export const startOnlinePayment = (async ({ scheduleIds }) => {
  const ids = [...new Set(scheduleIds)]
  refuseInput({
    scheduleIds:
      (ids.length === 0 || ids.length > MOST_BILLS) &&
      'PROOF_SCHEDULES_REQUIRED',
  })
  const adapter = gateway()
  if (!adapter) throw new AppError('ONLINE_PAYMENT_AWAY')
  const userId = currentUser().id
  if (!(await withinLimit('online-payments-per-hour', userId)))
    throw new AppError('RATE_LIMITED')
  const bills = await ownBills(userId, ids)
  if (bills.length !== ids.length) throw new AppError('NOT_FOUND')

  const amountCentavos = sumOwed(bills)
  const [{ invoice }] = bills
  const begun = await adapter
    .begin({
      amountCentavos,
      description: invoice.subscription.product.name,
      reference: invoice.number,
      successUrl: siteUrl('/account?q=billings&paid=1'),
      cancelUrl: siteUrl('/account?q=billings'),
    })
    .catch((error: Error) => {
      logger.error({ error }, 'payment gateway refused')
      throw new AppError('ONLINE_PAYMENT_AWAY')
    })
  await inTransaction(async (tx) => {
    const { id } = await tx.paymentRequest.create({
      data: {
        gateway: adapter.name,
        externalId: begun.externalId,
        url: begun.url,
        userId,
        amountCentavos,
        schedules: { create: ids.map((scheduleId) => ({ scheduleId })) },
      },
    })
    await logInfo(tx, {
      action: 'paymentRequest.created',
      entity: 'PaymentRequest',
      entityId: id,
      after: { scheduleIds: ids, amountCentavos, gateway: adapter.name },
    })
  })
  return { url: begun.url }
}) satisfies MutationResolvers['startOnlinePayment']
