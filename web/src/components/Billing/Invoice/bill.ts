// The fields of a bill that every screen reads. `isPaid` is the spec's "has a transaction id".
import type { PaymentScheduleFields } from 'types/graphql'

import { paymentStatus } from '$api/src/shared/billing/paymentStatus'
import type { Day } from '$api/src/shared/manilaTime'

export type Bill = PaymentScheduleFields

/** The fields that tell whether a bill is owed, and since when. */
export type OwedBill = Pick<
  Bill,
  'scheduleDate' | 'owedCentavos' | 'transactionId' | 'waivedAt'
> & {
  proof?: { status: string } | null
  /** A proof or a recorded payment waits for it. */
  isReserved?: boolean
}

export const isPaid = ({ transactionId }: Pick<Bill, 'transactionId'>) =>
  transactionId != null

export const isWaived = ({ waivedAt }: Pick<Bill, 'waivedAt'>) => !!waivedAt

/** Whether the bill is still owed. */
export const isOpen = (bill: Pick<Bill, 'transactionId' | 'waivedAt'>) =>
  !isPaid(bill) && !isWaived(bill)

export const pendingProof = <Proof extends { status: string }>({
  proof,
}: {
  proof?: Proof | null
}) => (proof?.status === 'SUBMITTED' ? proof : null)

export const rejectedProof = (bill: Pick<Bill, 'proof' | 'transactionId'>) =>
  !isPaid(bill) && bill.proof?.status === 'REJECTED' ? bill.proof : null

/** Whether a payment that staff recorded for the bill waits for its confirmation. */
export const isRecorded = (bill: OwedBill) =>
  isOpen(bill) && !!bill.isReserved && !pendingProof(bill)

/** Owed, without a proof that is being checked or a recorded payment that waits for its confirmation. */
export const isPayable = (bill: OwedBill) =>
  isOpen(bill) && !pendingProof(bill) && !isRecorded(bill)

export const statusOf = (
  bill: Pick<OwedBill, 'scheduleDate' | 'transactionId'>,
  today?: Day
) =>
  paymentStatus(
    { scheduleDate: bill.scheduleDate, isPaid: isPaid(bill) },
    today
  )

/** The rest of some bills that is still to be paid. */
export const sumOwed = (bills: readonly Pick<Bill, 'owedCentavos'>[]) =>
  bills.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0)

/** Whether a part of the bill is paid, and the rest open. */
export const isPartlyPaid = (
  bill: Pick<Bill, 'transactionId' | 'waivedAt' | 'paidCentavos'>
) => isOpen(bill) && bill.paidCentavos > 0

/** The bills a member would pay first: overdue, or due within a week. */
export const isDueNow = (bill: OwedBill, today?: Day) =>
  isPayable(bill) && statusOf(bill, today).days < 7
