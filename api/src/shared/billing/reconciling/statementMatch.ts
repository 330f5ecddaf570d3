// Scores how likely a transfer in a platform's export pays an open amount: by reference, amount, date and name. Each
// point has its reason, which staff see ("Bakit?").
import { daysBetween, type Day } from '../../manilaTime'
import { plainLatin } from '../../text/latin'

export type StatementTransfer = {
  referenceKey: string | null
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
  /** The payment date of the proof, or the earliest due day of the bills. */
  day: Day
}

export type MatchReason = {
  rule:
    | 'reference'
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
/** A match with at least this confidence is preselected when staff approve the whole file. */
export const SURE_FROM = 85

const POINTS: Record<Exclude<MatchReason['rule'], 'byHand'>, number> = {
  reference: 60,
  amount: 25,
  sameDay: 10,
  nearDay: 5,
  name: 30,
  partOfName: 10,
}

const NEAR_DAYS = { proof: 2, bill: 10 }

const wordsOf = (name: string) =>
  plainLatin(name)
    .replace(/['’`]/g, '')
    .replace(/[•●]/g, '*')
    .replace(/[^\p{L}*\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** How names are written short, and in full on wallets and cards. */
const IN_FULL: Record<string, string | undefined> = {
  ma: 'maria',
  sta: 'santa',
  sto: 'santo',
}

const inFull = (word: string) => IN_FULL[word] ?? word

/** The suffixes of names, which wallets leave out. */
const SUFFIX = /^(jr|sr|ii|iii|iv)$/

/**
 * Whether two words of a name fit. Wallets mask names: 'JU**' may be Juan or Julia, and an initial any name that begins
 * with it.
 */
const isSameWord = (shown: string, known: string) => {
  const seen = shown.split('*')[0]
  if (seen === '') return false
  const isHidden = shown.includes('*') || seen.length === 1
  return isHidden
    ? inFull(known).startsWith(seen)
    : inFull(known) === inFull(seen)
}

/** At most this many words are written as one: 'DELACRUZ' is 'de la Cruz'. */
const MOST_JOINED = 3

/** Each run of words that follow one another, joined. */
const joinedWords = (words: readonly string[]) =>
  words.flatMap((_, from) =>
    Array.from(
      { length: Math.min(MOST_JOINED, words.length - from) },
      (_, more) => ({
        from,
        to: from + more,
        text: words.slice(from, from + more + 1).join(''),
      })
    )
  )

/** How much of a member's name the line contains: all of it, some of it, or nothing. */
export const nameLikeness = (shown: string, known: string) => {
  const seen = wordsOf(shown)
  const words = wordsOf(known)
  const own = words.filter((word, index) => index === 0 || !SUFFIX.test(word))
  if (own.length === 0) return 'none'
  const seenJoined = new Set(joinedWords(seen).map(({ text }) => text))
  const joined = joinedWords(own).filter(({ text }) => seenJoined.has(text))
  const named = own.filter(
    (word, index) =>
      seen.some((each) => isSameWord(each, word)) ||
      joined.some(({ from, to }) => from <= index && index <= to)
  )
  if (named.length === own.length) return 'whole'
  return named.length > 0 ? 'part' : 'none'
}

/** The match with one candidate. If the amounts differ, the references must be the same. */
export const matchOf = (
  transfer: StatementTransfer,
  candidate: MatchCandidate
): Match => {
  const reasons: MatchReason[] = []
  const because = (rule: keyof typeof POINTS) =>
    reasons.push({ rule, points: POINTS[rule] })

  const isReference =
    transfer.referenceKey !== null &&
    transfer.referenceKey === candidate.referenceKey
  const isAmount = transfer.amountCentavos === candidate.amountCentavos
  if (isReference) because('reference')
  if (isAmount) because('amount')

  const apart = Math.abs(daysBetween(candidate.day, transfer.paidOn))
  const near = candidate.proofId === null ? NEAR_DAYS.bill : NEAR_DAYS.proof
  if (apart === 0) because('sameDay')
  else if (apart <= near) because('nearDay')

  const likeness = nameLikeness(transfer.payerName, candidate.memberName)
  if (likeness === 'whole') because('name')
  if (likeness === 'part') because('partOfName')

  if (!isReference && !isAmount)
    return { candidate, confidence: 0, reasons: [] }
  const sum = reasons.reduce((points, each) => points + each.points, 0)
  return { candidate, confidence: Math.min(sum, 100), reasons }
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

/** The matches of a line that are sure enough to be proposed, best first. */
const rankedMatches = (
  transfer: StatementTransfer,
  candidates: readonly MatchCandidate[]
) =>
  candidates
    .map((candidate) => matchOf(transfer, candidate))
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
  const byAmount = groupedBy(candidates, (each) => each.amountCentavos)
  const byReference = groupedBy(candidates, (each) => each.referenceKey)
  const ranked = transfers.map((transfer) => {
    const near = new Set([
      ...(byAmount.get(transfer.amountCentavos) ?? []),
      ...(transfer.referenceKey
        ? (byReference.get(transfer.referenceKey) ?? [])
        : []),
    ])
    return rankedMatches(transfer, [...near])
  })
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
