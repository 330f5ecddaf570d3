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

/** Wallets mask names: 'JU**' may be Juan or Julia, and an initial any name that begins with it. */
const shownWord = (word: string) => {
  const [seen] = word.split('*')
  const isHidden = word.includes('*') || seen.length === 1
  return { seen: isHidden ? seen : inFull(seen), isHidden }
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

/** The name in a line, read once for all candidates. */
const readShown = (name: string) => {
  const words = wordsOf(name)
  const read = words.map(shownWord)
  return {
    whole: new Set(read.flatMap((each) => (each.isHidden ? [] : each.seen))),
    hidden: read.filter(({ seen, isHidden }) => isHidden && seen),
    joined: new Set(joinedWords(words).map(({ text }) => text)),
  }
}

type Shown = ReturnType<typeof readShown>

/** A member's name, read once for all lines. */
const readKnown = (name: string) => {
  const own = wordsOf(name).filter(
    (word, index) => index === 0 || !SUFFIX.test(word)
  )
  return { words: own.map(inFull), joined: joinedWords(own) }
}

type Known = ReturnType<typeof readKnown>

const isNamed = (
  { whole, hidden, joined }: Shown,
  known: Known,
  index: number
) => {
  const word = known.words[index]
  return (
    whole.has(word) ||
    hidden.some(({ seen }) => word.startsWith(seen)) ||
    known.joined.some(
      ({ from, to, text }) => from <= index && index <= to && joined.has(text)
    )
  )
}

const isWhollyNamed = (shown: Shown, known: Known) =>
  known.words.length > 0 &&
  known.words.every((_, index) => isNamed(shown, known, index))

/** How much of a member's name the line contains: all of it, some of it, or nothing. */
export const nameLikeness = (shown: string, known: string) => {
  const [seen, own] = [readShown(shown), readKnown(known)]
  if (isWhollyNamed(seen, own)) return 'whole'
  return own.words.some((_, index) => isNamed(seen, own, index))
    ? 'part'
    : 'none'
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
  keysOf: (each: ReadCandidate) => string[]
) => {
  const index = new Map<string, ReadCandidate[]>()
  for (const each of candidates)
    for (const text of keysOf(each)) {
      const key = keyOf(each.candidate.amountCentavos, text)
      const group = index.get(key)
      if (group) group.push(each)
      else index.set(key, [each])
    }
  return (amountCentavos: number, text: string) =>
    index.get(keyOf(amountCentavos, text)) ?? []
}

/**
 * Finds the candidates that may be proposed for a transfer: those with its reference, and those with its amount whose whole
 * name it has, because without the name no other match reaches PROPOSED_FROM. A school with one
 * price has thousands with the same amount.
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
  return ({ referenceKey, amountCentavos, payerName }: StatementTransfer) => {
    const shown = readShown(payerName)
    const named = [
      ...[...new Set([...shown.joined, ...shown.whole])].flatMap((text) =>
        byBeginning(amountCentavos, text)
      ),
      ...shown.hidden.flatMap(({ seen }) => byLetter(amountCentavos, seen[0])),
    ].filter(({ known }) => isWhollyNamed(shown, known))
    const referred = referenceKey ? byReference.get(referenceKey) : undefined
    return new Set(
      [...named, ...(referred ?? [])].map((each) => each.candidate)
    )
  }
}

/** The matches of a line that are sure enough to be proposed, best first. */
const rankedMatches = (
  transfer: StatementTransfer,
  candidates: Iterable<MatchCandidate>
) =>
  Array.from(candidates, (candidate) => matchOf(transfer, candidate))
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
