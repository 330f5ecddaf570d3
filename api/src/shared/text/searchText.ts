import { plainMarks } from './plainMarks'

const MIN_LETTERS = 2

/**
 * Whether a text has enough letters. A shorter text would find everything: the search box asks for more letters, and
 * the server returns nothing.
 */
export const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS

/** More words make a search no narrower in practice. */
const MOST_WORDS = 10

const APOSTROPHES = /['`´‘’ʻʼ]/gu

const isAddress = (word: string) => word.indexOf('@') > 0

/** The signs that mail programs, lists and links write around an address. */
const AROUND_ADDRESS =
  /^(?:mailto:|[<("'“‘[])+|\?.*|(?<![>)"'”’\].,;!])[>)"'”’\].,;!]+(?:\?.*)?$/gi

/** The address of 'Ana Cruz <ana@example.com>', in which the name is the sender's own; any other text as it is. */
const senderOf = (typed: string) =>
  /<([^<>\s@]+@[^<>\s@]+)>/.exec(typed)?.[1] ?? typed

/**
 * The address of 'Ana Cruz <ana@example.com>', 'mailto:ana@example.com' and 'ana@example.com;', as people copy it; any
 * other text, such as one with two addresses, as it is.
 */
export const copiedAddress = (text: string) =>
  text.split('@').length === 2
    ? senderOf(text).trim().replace(AROUND_ADDRESS, '')
    : text

/**
 * The words of a search for people: letters and digits in lower case, whatever separates them. An e-mail address, or the
 * beginning of one, is one word.
 */
export const searchWords = (typed: string) =>
  senderOf(plainMarks(typed))
    .toLowerCase()
    .split(/[\s,;]+/)
    .flatMap((part) =>
      isAddress(part)
        ? [part.replace(AROUND_ADDRESS, '')]
        : (part.replace(APOSTROPHES, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    )
    .slice(0, MOST_WORDS)
