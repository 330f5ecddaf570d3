// The one search of people (docs/decisions/0060): every list that finds people by what was typed uses these conditions.
// Each typed word must occur, in any order; accents, case, spaces and punctuation do not matter.
import { begins } from 'src/lib/database/begins'
import { escapeLike, searchText } from 'src/lib/database/paging'
import { composed, int } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { NAMES_IN_FULL } from 'src/shared/accounts/fullName'
import { plainMarks } from 'src/shared/text/plainMarks'
import { searchWords } from 'src/shared/text/searchText'

type Parameter = (value: string | number) => string

/** The searched text of columns or expressions. */
export const personText = (
  firstName: string,
  lastName: string,
  email: string
) => `app.person_text(${firstName}, ${lastName}, ${email})`

/** The searched text of the user `u`: the index User_person_search is on exactly this expression. */
export const PERSON = personText('u."firstName"', 'u."lastName"', 'u.email')

/** A person's names without the address, for viewers who may not read addresses. */
export const PERSON_NAMES = personText('u."firstName"', 'u."lastName"', `''`)

/** Trigrams need three letters. A shorter word is matched at the beginning of words, which the same index supports. */
const TRIGRAM = 3

/** The words of a name for which another is written: 'Ma.' for Maria and Maria for 'Ma.'. */
const sameNames = (word: string) =>
  Object.entries(NAMES_IN_FULL).flatMap(([short, full = short]) =>
    word === full ? [short] : word === short ? [full] : []
  )

/** Short words that follow one another may be one in a stored name: 'de la Cruz' is typed for Dela Cruz, too. */
const joinedParticle = (before = '', word: string) =>
  [before, word].every(({ length }) => length > 0 && length < TRIGRAM)
    ? [escapeLike(before + word)]
    : []

/** Not every caller has the text of a search box. */
const wordsOf = (typed: string) => searchWords(searchText(typed))

const wherePattern = (
  typed: string,
  parameter: Parameter,
  text: string,
  patternOf: (word: string) => string
) => {
  const words = wordsOf(typed)
  return words.length === 0
    ? 'false'
    : words
        .map((word, index) => {
          const patterns = [
            patternOf(escapeLike(word)),
            ...joinedParticle(words[index - 1], word).map(patternOf),
            ...sameNames(word).map((name) => `% ${name} %`),
          ]
          const like = patterns.map(
            (pattern) =>
              `${text} LIKE app.unaccent(${parameter(pattern)}::text)`
          )
          return like.length > 1 ? `(${like.join(' OR ')})` : like[0]
        })
        .join(' AND ')
}

/** A condition: the text of a person has all words that were typed. */
export const isNamed = (typed: string, parameter: Parameter, text = PERSON) =>
  wherePattern(typed, parameter, text, (word) =>
    word.length < TRIGRAM ? `% ${word}%` : `%${word}%`
  )

/** A condition: all words that were typed begin words of the person's text. */
export const beginsNamed = (
  typed: string,
  parameter: Parameter,
  text = PERSON
) => wherePattern(typed, parameter, text, (word) => `% ${word}%`)

/** The e-mail address that a search is for, if its only word is one: there is more than the part behind the @. */
export const addressIn = (typed: string) => {
  const [address, ...more] = wordsOf(typed)
  return more.length === 0 && address?.includes('@') ? address : undefined
}

/** A condition: the e-mail of the user `u` begins with the text, which is the parameter `address`. */
export const addressBegins = (address: string) =>
  begins('app.beginning(u.email)', `app.beginning(${address}::text)`)

/** Fewer digits are not searched among mobile numbers. */
const MOBILE_DIGITS = 4

/** The digits of a mobile number, or of its beginning, that a search is for. */
export const mobileIn = (typed: string) => {
  const text = plainMarks(typed).trim()
  const digits = text.replace(/\D/g, '')
  return digits.length >= MOBILE_DIGITS && /^\+?[\d\s().-]+$/.test(text)
    ? digits
    : undefined
}

/** A condition: the mobile number of the user `u` begins with the digits, which are the parameter `digits`. */
export const mobileBegins = (digits: string) =>
  `u.id IN (SELECT m."userId" FROM "UserProfile" m WHERE ${begins('app.mobile_digits(m."mobileNumber")', `app.mobile_digits(${digits}::text)`)})`

type List = {
  /** The column of the ids that are found. */
  id: string
  /** FROM and WHERE of the list's rows; $1 and on are values of the list. */
  rows: string
  /** The most people that are found. */
  most: number
  /** The searched text of a row. */
  text?: string
}

type Search = { typed: string; of?: (string | number)[] }

/** The search of a list of its own: finds the ids of the rows whose person is named as typed. */
export const searchOf = ({ id, rows, most, text }: List) => {
  const values = rows.includes('$1') ? [1] : []
  const statement = composed(
    ({ typed, of = values }: Search) => {
      const all = [...of]
      const named = isNamed(typed, (value) => `$${all.push(value)}`, text)
      return {
        text: `SELECT DISTINCT ${id} AS id FROM ${rows} AND ${named} LIMIT ${most}`,
        values: all,
      }
    },
    { id: int },
    [{ typed: 'ana' }, { typed: 'a' }]
  )
  return async (typed: string, ...of: (string | number)[]) =>
    (await statement.all(pool, { typed, of })).map((row) => row.id)
}
