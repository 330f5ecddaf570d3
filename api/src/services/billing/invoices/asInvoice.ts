import type { PaymentProof, Prisma } from '@prisma/client'

import { fullName } from 'src/shared/accounts/fullName'
import { dayOfDateColumn } from 'src/shared/manilaTime'
import { toPesos } from 'src/shared/money'

import { asProof } from '../paymentProofs/asProof'
import { mayWithdraw } from '../payments/approvals/mayWithdraw'
import { isOpenEntry, owedCentavos } from '../paymentSchedules/openEntry'
import {
  asSubscription,
  withSubscriptionParts,
} from '../subscriptions/subscriptions'

/** An entry has seldom more proofs than one; an older one may be pending again. */
export const MOST_PROOFS = 10

/** Includes the latest proofs. */
export const withLatestProofs = {
  proofs: {
    where: { proof: { status: { not: 'WITHDRAWN' } } },
    include: { proof: true },
    orderBy: { proofId: 'desc' },
    take: MOST_PROOFS,
  },
} satisfies Prisma.PaymentScheduleInclude

/** The relations that an entry's row shows. */
export const withScheduleParts = {
  ...withLatestProofs,
  // The part that credit has paid.
  allocations: {
    where: { payment: { kind: 'CREDIT_USE', reversedBy: null } },
    select: { amountCentavos: true },
  },
  approvals: {
    where: { status: 'WAITING' },
    include: { approvedBy: { select: { firstName: true, lastName: true } } },
  },
} satisfies Prisma.PaymentScheduleInclude

export const withInvoiceParts = {
  subscription: { include: withSubscriptionParts },
  schedules: {
    where: { cancelledAt: null },
    orderBy: [{ scheduleDate: 'asc' }, { seq: 'asc' }],
    include: withScheduleParts,
  },
} satisfies Prisma.InvoiceInclude

type WaitingApproval = Prisma.PaymentApprovalGetPayload<{
  include: (typeof withScheduleParts)['approvals']['include']
}>

const asApproval = ({ approvedBy, ...approval }: WaitingApproval) => ({
  ...approval,
  approvedByName: fullName(approvedBy),
  mayWithdraw: mayWithdraw(approval.approvedById),
})

/** The newest pending proof, which staff decide on (`lockPendingProof`); without one the latest. */
const shownProof = (proofs: readonly { proof: PaymentProof }[]) =>
  (proofs.find(({ proof }) => proof.status === 'SUBMITTED') ?? proofs[0])?.proof

/**
 * A bill's newest proof if it is pending or was sent back: staff decide on it, and the member sees it. Once it is approved,
 * an earlier one that was sent back no longer matters.
 */
const asOpenProof = (latest: PaymentProof | undefined) =>
  latest && latest.status !== 'APPROVED' ? asProof(latest) : null

/**
 * A schedule entry with the spec's field names. Amounts are in pesos for other clients and in centavos for ours
 * (docs/decisions/0033, 16).
 */
export const asSchedule = ({
  proofs,
  approvals: [approval],
  allocations,
  ...entry
}: Prisma.PaymentScheduleGetPayload<{
  include: typeof withScheduleParts
}>) => ({
  ...entry,
  approval: approval ? asApproval(approval) : null,
  isReserved: Boolean(approval) || shownProof(proofs)?.status === 'SUBMITTED',
  promisedDate: entry.promisedDate && dayOfDateColumn(entry.promisedDate),
  price: toPesos(entry.priceCentavos),
  creditCentavos: allocations.reduce(
    (sum, { amountCentavos }) => sum + amountCentavos,
    0
  ),
  owedCentavos: isOpenEntry(entry) ? owedCentavos(entry) : 0,
  scheduleDate: dayOfDateColumn(entry.scheduleDate),
  proof: asOpenProof(shownProof(proofs)),
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
