// Scores how likely a transfer in a platform's export pays an open amount: by reference, invoice number, amount, date,
// mobile number and name. Each point has its reason, which staff see ("Bakit?").
import { daysBetween, type Day } from '../../manilaTime'

import {
  isWhollyNamed,
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

export type LineMatch = { lineIndex: number; match: Match }

const groupedBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key
) => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

type ReadCandidate = {
  candidate: MatchCandidate
  known: Known
}

/** The words by which a name may begin in a line. */
const beginnings = ({ words, joined }: Known) => [
  ...new Set([
    ...words.slice(0, 1),
    ...joined.filter(({ from }) => from === 0).map(({ text }) => text),
  ]),
]

const keyOf = (amountCentavos: number, text: string) =>
  `${amountCentavos} ${text}`

const indexed = (
  candidates: readonly ReadCandidate[],
  keysOf: (each: ReadCandidate) => string | string[]
) => {
  const index = new Map<string, ReadCandidate[]>()
  for (const each of candidates)
    for (const text of [keysOf(each)].flat()) {
      const key = keyOf(each.candidate.amountCentavos, text)
      const group = index.get(key)
      if (group) group.push(each)
      else index.set(key, [each])
    }
  return (amountCentavos: number, text: string) =>
    index.get(keyOf(amountCentavos, text)) ?? []
}

/** A name in a line that fits more members, such as two initials, tells nothing about any of them. */
const MOST_NAMED = 200

/**
 * Finds the candidates that may be proposed for a transfer: those with its reference, and those with its amount whose
 * invoice, mobile number or whole name it has, because without one of these no match reaches PROPOSED_FROM. A school with
 * one price has thousands with the same amount.
 */
const candidateFinder = (candidates: readonly MatchCandidate[]) => {
  const all = candidates.map((candidate) => ({
    candidate,
    known: readKnown(candidate.memberName),
  }))
  const byReference = groupedBy(all, ({ candidate }) => candidate.referenceKey)
  const byBeginning = indexed(all, ({ known }) => beginnings(known))
  const byLetter = indexed(all, ({ known: { words } }) =>
    words.slice(0, 1).map((word) => word[0])
  )
  const byInvoice = indexed(all, ({ candidate }) => [
    ...candidate.invoiceNumbers,
  ])
  const byMobile = indexed(all, ({ candidate }) => candidate.mobile ?? [])
  return ({
    referenceKey,
    invoiceNumbers,
    mobiles,
    amountCentavos,
    payerName,
  }: StatementTransfer) => {
    const shown = readShown(payerName)
    const named = [
      ...[...new Set([...shown.joined, ...shown.whole])].flatMap((text) =>
        byBeginning(amountCentavos, text)
      ),
      ...[...new Set(shown.hidden.map((seen) => seen[0]))].flatMap((letter) =>
        byLetter(amountCentavos, letter)
      ),
    ].filter(({ known }) => isWhollyNamed(shown, known))
    const referred = referenceKey ? byReference.get(referenceKey) : undefined
    const marked = [
      ...invoiceNumbers.flatMap((number) => byInvoice(amountCentavos, number)),
      ...mobiles.flatMap((mobile) => byMobile(amountCentavos, mobile)),
    ]
    return {
      shown,
      found: new Set([
        ...(named.length > MOST_NAMED ? [] : named),
        ...marked,
        ...(referred ?? []),
      ]),
    }
  }
}

/** The matches of a line that are sure enough to be proposed, best first. */
const rankedMatches = (
  transfer: StatementTransfer,
  { shown, found }: ReturnType<ReturnType<typeof candidateFinder>>
) =>
  Array.from(found, ({ candidate, known }) =>
    matchOf(transfer, candidate, { shown, known })
  )
    .filter(({ confidence }) => confidence >= PROPOSED_FROM)
    .sort((a, b) => b.confidence - a.confidence)

/**
 * Assigns matches to the lines of a file: highest confidence first, and no bill twice. A line whose two best matches
 * tie gets none.
 */
export const matchLines = (
  transfers: readonly StatementTransfer[],
  candidates: readonly MatchCandidate[]
): LineMatch[] => {
  const find = candidateFinder(candidates)
  const ranked = transfers.map((transfer) =>
    rankedMatches(transfer, find(transfer))
  )
  const surestFirst = transfers
    .map((_, index) => index)
    .sort(
      (a, b) =>
        (ranked[b][0]?.confidence ?? 0) - (ranked[a][0]?.confidence ?? 0)
    )
  const taken = new Set<number>()
  const isFree = ({ candidate }: Match) =>
    candidate.scheduleIds.every((id) => !taken.has(id))
  const found: LineMatch[] = []
  for (const lineIndex of surestFirst) {
    const [first, second] = ranked[lineIndex].filter(isFree)
    if (!first || first.confidence === second?.confidence) continue
    first.candidate.scheduleIds.forEach((id) => taken.add(id))
    found.push({ lineIndex, match: first })
  }
  return found
}
