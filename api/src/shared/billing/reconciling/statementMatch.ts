// Scores how likely a transfer in a platform's export pays an open amount: by reference, invoice number, amount, date,
// mobile number and name. Each point has its reason, which staff see ("Bakit?").
import { daysBetween, type Day } from '../../manilaTime'

import {
  nameLikeness,
  readKnown,
  readShown,
  type Known,
  type Shown,
} from './nameLikeness'

export type StatementTransfer = {
  referenceKey: string | null
  /** The invoices that its texts name, and the mobile numbers in them. */
  invoiceNumbers: readonly string[]
  mobiles: readonly string[]
  amountCentavos: number
  paidOn: Day
  payerName: string
}

/** A pending proof, or unpaid bills of one member. A proof has a reference; a bill has a due date instead. */
export type MatchCandidate = {
  proofId: number | null
  userId: number
  scheduleIds: number[]
  memberName: string
  amountCentavos: number
  referenceKey: string | null
  /** The invoices whose earliest open bill, or all of whose open bills, it covers. */
  invoiceNumbers: readonly string[]
  /** Ten digits, without a prefix. */
  mobile: string | null
  /** The payment date of the proof, or the earliest due day of the bills. */
  day: Day
}

export type MatchReason = {
  rule:
    | 'reference'
    | 'invoice'
    | 'mobile'
    | 'amount'
    | 'sameDay'
    | 'nearDay'
    | 'name'
    | 'partOfName'
    | 'byHand'
  points: number
}

export type Match = {
  candidate: MatchCandidate
  /** 0 to 100. */
  confidence: number
  reasons: MatchReason[]
}

/** A match with at least this confidence is proposed for approval; other matches are only shown. */
export const PROPOSED_FROM = 60
/**
 * A match with at least this confidence is preselected when staff approve the whole file: a reference or an invoice with
 * exactly the amount. All else is proposed at most.
 */
export const SURE_FROM = 85

const POINTS: Record<Exclude<MatchReason['rule'], 'byHand'>, number> = {
  reference: 60,
  invoice: 60,
  mobile: 30,
  amount: 25,
  sameDay: 10,
  nearDay: 5,
  name: 30,
  partOfName: 10,
}

const NEAR_DAYS = { proof: 2, bill: 10 }

/** The names of a transfer and of a candidate; reading them takes longer than comparing them. */
type Names = { shown: Shown; known: Known }

const namesOf = (
  { payerName }: StatementTransfer,
  { memberName }: MatchCandidate
): Names => ({ shown: readShown(payerName), known: readKnown(memberName) })

/** Why a transfer may pay a candidate, whether or not it is enough for a match. */
export const reasonsFor = (
  transfer: StatementTransfer,
  candidate: MatchCandidate,
  { shown, known } = namesOf(transfer, candidate)
) => {
  const reasons: MatchReason[] = []
  const because = (rule: keyof typeof POINTS) =>
    reasons.push({ rule, points: POINTS[rule] })

  const isReference =
    transfer.referenceKey !== null &&
    transfer.referenceKey === candidate.referenceKey
  const isAmount = transfer.amountCentavos === candidate.amountCentavos
  const isInvoice = candidate.invoiceNumbers.some((number) =>
    transfer.invoiceNumbers.includes(number)
  )
  if (isReference) because('reference')
  if (isInvoice) because('invoice')
  if (isAmount) because('amount')

  const apart = Math.abs(daysBetween(candidate.day, transfer.paidOn))
  const near = candidate.proofId === null ? NEAR_DAYS.bill : NEAR_DAYS.proof
  if (apart === 0) because('sameDay')
  else if (apart <= near) because('nearDay')

  if (candidate.mobile !== null && transfer.mobiles.includes(candidate.mobile))
    because('mobile')
  const likeness = nameLikeness(shown, known)
  if (likeness === 'whole') because('name')
  if (likeness === 'part') because('partOfName')

  return reasons
}

export const pointsOf = (reasons: readonly MatchReason[]) =>
  reasons.reduce((sum, { points }) => sum + points, 0)

/** The match with one candidate. If the amounts differ, the references must be the same. */
export const matchOf = (
  transfer: StatementTransfer,
  candidate: MatchCandidate,
  names?: Names
): Match => {
  const reasons = reasonsFor(transfer, candidate, names)
  const has = (wanted: MatchReason['rule']) =>
    reasons.some(({ rule }) => rule === wanted)
  if (!has('reference') && !has('amount'))
    return { candidate, confidence: 0, reasons: [] }
  const isSure = has('amount') && (has('reference') || has('invoice'))
  return {
    candidate,
    confidence: Math.min(pointsOf(reasons), isSure ? 100 : SURE_FROM - 1),
    reasons,
  }
}
