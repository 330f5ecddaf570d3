import type { Prisma } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'
import { toPesos } from 'src/shared/money'

import { asProof } from '../paymentProofs/asProof'
import {
  asSubscription,
  withSubscriptionParts,
} from '../subscriptions/subscriptions'

/** The latest proof that waits or was sent back: what there is to decide, and what the member is told. */
export const withLatestProof = {
  proofs: {
    where: { proof: { status: { in: ['SUBMITTED', 'REJECTED'] } } },
    include: { proof: true },
    orderBy: { proofId: 'desc' },
    take: 1,
  },
} satisfies Prisma.PaymentScheduleInclude

export const withInvoiceParts = {
  subscription: { include: withSubscriptionParts },
  schedules: {
    where: { cancelledAt: null },
    orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
    include: withLatestProof,
  },
} satisfies Prisma.InvoiceInclude

/** A schedule entry as the spec names it; pesos for other clients, centavos for ours (design/decisions.md 16). */
export const asSchedule = ({
  proofs,
  ...entry
}: Prisma.PaymentScheduleGetPayload<{ include: typeof withLatestProof }>) => ({
  ...entry,
  price: toPesos(entry.priceCentavos),
  scheduleDate: dayOfDateColumn(entry.scheduleDate),
  proof: proofs[0] ? asProof(proofs[0].proof) : null,
})

export const asInvoice = ({
  schedules,
  subscription,
  ...invoice
}: Prisma.InvoiceGetPayload<{ include: typeof withInvoiceParts }>) => ({
  ...invoice,
  subscription: asSubscription(subscription),
  paymentSchedule: schedules.map(asSchedule),
})
