// Finds the best match for each line of a platform's export, without comparing each line with each open amount.
import { isWhollyNamed, readKnown, readShown, type Known } from './nameLikeness'
import {
  matchOf,
  PROPOSED_FROM,
  type Match,
  type MatchCandidate,
  type StatementTransfer,
} from './statementMatch'

export type LineMatch = { lineIndex: number; match: Match }

const groupedBy = <Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[]
) => {
  const groups = new Map<Key, Item[]>()
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
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

/** Candidates by their amount and some of their texts. */
const indexed = (
  candidates: readonly ReadCandidate[],
  textsOf: (each: ReadCandidate) => readonly string[]
) => {
  const index = groupedBy(candidates, (each) =>
    textsOf(each).map((text) => keyOf(each.candidate.amountCentavos, text))
  )
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
  const byReference = groupedBy(all, ({ candidate }) => [
    candidate.referenceKey,
  ])
  const byBeginning = indexed(all, ({ known }) => beginnings(known))
  const byLetter = indexed(all, ({ known: { words } }) =>
    words.slice(0, 1).map((word) => word[0])
  )
  const byInvoice = indexed(all, ({ candidate }) => candidate.invoiceNumbers)
  const byMobile = indexed(all, ({ candidate: { mobile } }) =>
    mobile ? [mobile] : []
  )
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
