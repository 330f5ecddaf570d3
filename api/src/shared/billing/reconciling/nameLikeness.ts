// How much of a member's name a line of a statement shows: banks and wallets shorten, join and mask names.
import { NAMES_IN_FULL } from '../../accounts/fullName'
import { plainLatin } from '../../text/latin'

const wordsOf = (name: string) =>
  plainLatin(name)
    .replace(/['’`]/g, '')
    .replace(/[•●]/g, '*')
    .replace(/[^\p{L}*\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)

const inFull = (word: string) => NAMES_IN_FULL[word] ?? word

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

/** A name has few masked words; a text of hundreds of single letters would match every name. */
const MOST_HIDDEN = 8

const distinct = <Item>(items: readonly Item[]) => [...new Set(items)]

/** The name in a line, read once for all candidates. */
export const readShown = (name: string) => {
  const words = wordsOf(name)
  const read = words.map(shownWord)
  return {
    whole: new Set(read.flatMap((each) => (each.isHidden ? [] : each.seen))),
    hidden: distinct(
      read.flatMap(({ seen, isHidden }) => (isHidden && seen ? seen : []))
    ).slice(0, MOST_HIDDEN),
    joined: new Set(joinedWords(words).map(({ text }) => text)),
  }
}

export type Shown = ReturnType<typeof readShown>

/** A member's name, read once for all lines. */
export const readKnown = (name: string) => {
  const own = wordsOf(name).filter(
    (word, index) => index === 0 || !SUFFIX.test(word)
  )
  return { words: own.map(inFull), joined: joinedWords(own) }
}

export type Known = ReturnType<typeof readKnown>

const isNamed = (
  { whole, hidden, joined }: Shown,
  known: Known,
  index: number
) => {
  const word = known.words[index]
  return (
    whole.has(word) ||
    hidden.some((seen) => word.startsWith(seen)) ||
    known.joined.some(
      ({ from, to, text }) => from <= index && index <= to && joined.has(text)
    )
  )
}

export const isWhollyNamed = (shown: Shown, known: Known) =>
  known.words.length > 0 &&
  known.words.every((_, index) => isNamed(shown, known, index))

/** How much of a member's name the line contains: all of it, some of it, or nothing. */
export const nameLikeness = (seen: Shown, own: Known) => {
  if (isWhollyNamed(seen, own)) return 'whole'
  return own.words.some((_, index) => isNamed(seen, own, index))
    ? 'part'
    : 'none'
}
