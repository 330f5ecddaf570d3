import type { Prisma } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'
import { toPesos } from 'src/shared/money'

import { asProof } from '../paymentProofs/asProof'
import {
  asSubscription,
  withSubscriptionParts,
} from '../subscriptions/subscriptions'

export const withPendingProof = {
  proofs: {
    where: { proof: { status: 'SUBMITTED' } },
    include: { proof: true },
    take: 1,
  },
} satisfies Prisma.PaymentScheduleInclude

export const withInvoiceParts = {
  subscription: { include: withSubscriptionParts },
  schedules: {
    where: { cancelledAt: null },
    orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
    include: withPendingProof,
  },
} satisfies Prisma.InvoiceInclude

/** A schedule entry as the spec names it; pesos for other clients, centavos for ours (design/decisions.md 16). */
export const asSchedule = ({
  proofs,
  ...entry
}: Prisma.PaymentScheduleGetPayload<{ include: typeof withPendingProof }>) => ({
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
