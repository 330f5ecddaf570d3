import type { SubscriptionSource } from '@prisma/client'

import { enrolledEmail } from 'src/emails/enrolledEmail'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { queueMail } from 'src/lib/outbox'
import { loadOffer, lockOffer } from 'src/services/marketing/checkout/loadOffer'
import { priceOffer } from 'src/services/marketing/checkout/priceOffer'
import { enrolRefusal } from 'src/shared/billing/offerState'

import { lockedCredit } from '../credit/credit'
import { requireOthersBill } from '../payments/requireOthersBill'
import { activateSubscription } from '../subscriptions/activateSubscription'
import { writeSubscription } from '../subscriptions/writeSubscription'

export type Choice = {
  funnelId: string
  paymentTermId: string
  /** Undefined means the funnel's own validity, null means for life. */
  validityByDays?: number | null
  /** Undefined means the funnel's own delay. */
  startByDays?: number
}

type Enrolment = {
  userId: number
  source: Extract<SubscriptionSource, 'MANUAL' | 'BATCH_ENROL'>
  batch?: { id: number; name: string }
  choices: Choice[]
}

const MOST_FUNNELS = 20

export const checkChoices = (choices: Choice[]) =>
  refuseInput({
    funnelDetails:
      choices.length === 0
        ? 'FUNNEL_REQUIRED'
        : choices.length > MOST_FUNNELS
          ? 'INVALID'
          : new Set(choices.map(({ funnelId }) => funnelId)).size <
              choices.length && 'FUNNEL_TWICE',
  })

// Price and schedule are calculated as at checkout, but the funnel's opening times do not apply: staff may enrol users
// outside of them. The number of seats still applies.
const enrolInOne = async (
  tx: Tx,
  user: { id: number; email: string },
  { source, batch }: Enrolment,
  { funnelId, paymentTermId, ...days }: Choice
) => {
  const offer = found(await loadOffer({ id: funnelId }, tx))
  const refusal = enrolRefusal(offer)
  if (refusal) throw new AppError(refusal)

  const funnel = { ...offer, ...days }
  const price = priceOffer(funnel, paymentTermId, null)
  const { subscriptionId, invoice } = await writeSubscription(tx, {
    funnel,
    user,
    paymentTermId,
    source,
    batchId: batch?.id,
    price,
  })
  await activateSubscription(tx, subscriptionId)
  await logInfo(tx, {
    action: 'subscription.enrolled',
    entity: 'Subscription',
    entityId: subscriptionId,
    after: {
      userId: user.id,
      funnelId,
      paymentTermId,
      source,
      batchId: batch?.id ?? null,
      validityByDays: funnel.validityByDays,
      startByDays: funnel.startByDays,
      invoice: invoice.number,
      totalCentavos: invoice.totalCentavos,
    },
  })
  return {
    productName: offer.product.name,
    invoiceNumber: invoice.number,
    totalCentavos: invoice.totalCentavos,
  }
}

const inOrderOfLocks = (choices: Choice[]) =>
  [...choices].sort((a, b) => (a.funnelId < b.funnelId ? -1 : 1))

/**
 * Locks the person's money and then the funnels, in a fixed order. Everything that changes a person locks them afterwards,
 * as a checkout does.
 */
export const lockFunnels = async (
  tx: Tx,
  userId: number,
  choices: Choice[]
) => {
  await lockedCredit(tx, userId)
  for (const { funnelId } of inOrderOfLocks(choices))
    await lockOffer(tx, funnelId, null)
}

/**
 * Enrols a user as staff decided. Either each funnel gets an active subscription with an invoice and a schedule, or all
 * are refused. Funnels are locked in a fixed order, so two concurrent enrolments wait for each other instead of
 * deadlocking.
 * @throws FUNNEL_REQUIRED, FUNNEL_TWICE by field; ALREADY_SUBSCRIBED, FUNNEL_CLOSED, FUNNEL_FULL, TERM_NOT_OFFERED,
 * USER_ARCHIVED, NOT_FOUND; PAYMENT_OWN for staff themselves
 */
export const enrolInFunnels = async (tx: Tx, enrolment: Enrolment) => {
  const { userId, batch, choices } = enrolment
  const user = found(await tx.user.findUnique({ where: { id: userId } }))
  if (user.archivedAt) throw new AppError('USER_ARCHIVED')
  await requireOthersBill(tx, userId)

  await lockFunnels(tx, userId, choices)
  const purchases = []
  for (const choice of inOrderOfLocks(choices))
    purchases.push(await enrolInOne(tx, user, enrolment, choice))

  await queueMail(
    tx,
    user.email,
    enrolledEmail({
      lang: user.language,
      firstName: user.firstName,
      batchName: batch?.name,
      purchases,
    })
  )
  return user
}
