import type { Prisma } from '@prisma/client'

import type { Tx } from 'src/lib/db'
import { normalizeReference } from 'src/shared/billing/platforms'

import { standingPayment } from '../standingPayments'

const withPayments = {
  select: {
    schedule: {
      select: {
        allocations: {
          where: { payment: standingPayment },
          select: { payment: { select: { referenceNo: true } } },
        },
      },
    },
  },
} as const

const withBills = {
  line: { select: { matches: withPayments } },
  request: { select: { schedules: withPayments } },
  payment: { select: { userId: true, referenceNo: true } },
} satisfies Prisma.PaymentReferenceInclude

type Claim = Prisma.PaymentReferenceGetPayload<{ include: typeof withBills }>

/**
 * Whether anything is still paid with a reference: with a payment recorded by hand, or a bill of the statement line or
 * the gateway request that claims it. The platform under which the payment is booked does not matter.
 */
const isReferenceInUse = async (
  tx: Tx,
  { platform, referenceKey, line, request, payment: byHand }: Claim
) => {
  if (byHand)
    return (
      (await tx.payment.findFirst({
        where: { ...standingPayment, ...byHand },
      })) !== null
    )
  return [...(line?.matches ?? []), ...(request?.schedules ?? [])]
    .flatMap(({ schedule }) => schedule.allocations)
    .some(
      ({ payment }) =>
        normalizeReference(platform, payment.referenceNo ?? '') === referenceKey
    )
}

const releaseUnused = async (
  tx: Tx,
  where: Prisma.PaymentReferenceWhereInput
) => {
  for (const claim of await tx.paymentReference.findMany({
    where,
    include: withBills,
  })) {
    if (await isReferenceInUse(tx, claim)) continue
    const { platform, referenceKey } = claim
    await tx.paymentReference.deleteMany({ where: { platform, referenceKey } })
  }
}

/** Frees the references of a member's payments recorded by hand that pay nothing any more. */
export const releaseReferencesOf = (tx: Tx, userId: number) =>
  releaseUnused(tx, { payment: { userId } })

/**
 * After the payment of an entry is reversed, frees the references that a statement line, a gateway payment or a payment
 * recorded by hand claimed for the entry, once no bill uses them any more (docs/decisions/0033, 20). Proofs free their
 * own references.
 */
export const releaseReferences = (tx: Tx, scheduleId: number) => {
  const theEntry = { some: { scheduleId } }
  const ownsEntry = {
    invoices: { some: { schedules: { some: { id: scheduleId } } } },
  }
  return releaseUnused(tx, {
    OR: [
      { line: { matches: theEntry } },
      { request: { schedules: theEntry } },
      {
        // The payment may be of an account that was merged into the owner of the bill.
        payment: {
          user: { OR: [ownsEntry, { mergedInto: ownsEntry }] },
        },
      },
    ],
  })
}
