// The values of single cells. A blank cell leaves what there is, and '-' clears it.

import { meantFacebookProfile, normalizeMobile } from '../../accounts/contact'
import { profileRefusal, type ProfileField } from '../../accounts/profileRules'
import { signUpRules } from '../../accounts/signUpRules'
import type { ErrorCode } from '../../errors'
import type { Day } from '../../manilaTime'
import { dayFrom, namedDay, serialDay } from '../../text/days'
import { LOST_LETTER } from '../../text/decodeText'
import { normalizeEmail } from '../../text/email'
import {
  escapeFormula,
  isFormula,
  unescapeFormula,
  unwrapText,
} from '../../text/formula'
import { plainMarks } from '../../text/plainMarks'
import { copiedAddress } from '../../text/searchText'
import { storableText } from '../../text/storableText'

import { IMPORT_CELL_CHARACTERS } from './templates'

/** `value` is null if the cell clears the field. A refused cell has a code, and no value that counts. */
export type ReadCell = { value: string | null; code?: ErrorCode }

export const CLEARS = '-'

/** The time of a day that a database or a spreadsheet program wrote with one. */
const MIDNIGHT = /[T ](0?0|12)(:00){1,2}(\.0+)?( ?am)?$/i

/**
 * 'mm/dd/yyyy', 'm/d/yyyy' as spreadsheet programs save it, a day that lost its format there ('33000'), 'yyyy-mm-dd',
 * 'yyyy/m/d' and '5-Jan-1990' → 'YYYY-MM-DD'; null for everything else, also for days that do not exist.
 */
export const readDate = (text: string): Day | null => {
  const date = plainMarks(text)
    .replace(MIDNIGHT, '')
    .replace(/\/ (?=\d)/g, '/')
  const [, month, day, year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(
      date.replace(/^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/, '$3/$4/$1')
    ) ?? []
  return year
    ? dayFrom(year, Number(month), day)
    : (serialDay(date) ?? fullNamedDay(date))
}

/** A birth date needs a year of four digits: two digits may mean either century. */
const fullNamedDay = (text: string) =>
  /\d{4}/.test(text) ? namedDay(text) : null

/** 'YYYY-MM-DD' → 'mm/dd/yyyy'. */
export const writeDate = (day: Day) => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

const MOST_POINTS = 1_000_000

/** '1,200' → 1200; null for everything else than a whole number from 0 to a million. */
export const readPoints = (text: string) => {
  const isWhole = /^(\d{1,7}|\d{1,3}(,\d{3})+)(\.0+)?$/.test(text)
  const points = Number(text.replaceAll(',', ''))
  return isWhole && points <= MOST_POINTS ? points : null
}

/** 'coach, Head coach' → ['coach', 'Head coach'], each once. */
export const readList = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  ),
]

/** The mark by which spreadsheet programs keep a number as a text: "'09171234567". */
const TEXT_MARK = /^'(?=\+?[\d\s/.-]+$)/

/** How people write that a person has none: 'N/A' as a middle name. */
const NOTHING = /^n[/.]a\.?$/i

/** Without what the database cannot store, and without invisible marks at the edges. */
const clean = (text: string) => {
  const storable = storableText(text)
  let [start, end] = [0, storable.length]
  while (start < end && isInvisible(storable[start])) start++
  while (end > start && isInvisible(storable[end - 1])) end--
  const seen = unwrapText(unescapeFormula(storable.slice(start, end)))
  return NOTHING.test(seen) ? '' : seen.replace(TEXT_MARK, '')
}

const isInvisible = (character: string) =>
  /[\s\u200b-\u200f\ufeff]/.test(character)

/** A longer cell is not looked at; its edges may be invisible. */
const MOST_RAW_CHARACTERS = 2 * IMPORT_CELL_CHARACTERS

type Reader = (text: string) => ReadCell

const refused = (code: ErrorCode): ReadCell => ({ value: null, code })

const ofProfile =
  (field: ProfileField, write = (text: string) => text): Reader =>
  (text) => {
    const value = write(text)
    const code = profileRefusal(field, value)
    return code ? refused(code) : { value }
  }

const limited =
  (characters: number): Reader =>
  (text) =>
    text.length > characters ? refused('TOO_LONG') : { value: text }

const NAME_CHARACTERS = 100
const ID_CHARACTERS = 60

const id = limited(ID_CHARACTERS)
const name = limited(NAME_CHARACTERS)
const free: Reader = (text) => ({ value: text })

/** A date in the wanted form whose month does not have the day: '02/30/1990'. */
const IN_FORM = /^(0?[1-9]|1[0-2])\/([12]?\d|0[1-9]|3[01])\/\d{4}$/

const date: Reader = (text) => {
  const day = readDate(text)
  if (day) return { value: day }
  return refused(
    IN_FORM.test(plainMarks(text)) ? 'IMPORT_NO_DAY' : 'IMPORT_DATE'
  )
}

/** The kind of number that exports of other systems write before it: 'p:+639171234567', 'tel:0917…'. */
const NUMBER_KIND = /^\s*(?:p|ph|tel|phone|cell?|cp|mobile)[\s:.]*(?=[+(\d])/i

/**
 * A mobile number as files have it: '(0917) 123-4567', '0917.123.4567', 'p:+63917…', '0063 917…', and without the zero or plus
 * before it if a spreadsheet program has saved it as a number.
 */
const readMobile = (text: string) => {
  const plain = plainMarks(text)
    .replace(NUMBER_KIND, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/[\s().-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  if (/^9\d{9}$/.test(plain)) return `0${plain}`
  return /^639\d{9}$/.test(plain) ? `+${plain}` : plain
}

const SEXES: Record<string, string> = {
  f: 'female',
  m: 'male',
  babae: 'female',
  lalaki: 'male',
  lalake: 'male',
}

/** Texts that a spreadsheet program shows instead of a value: an error, or a column that is too narrow for its number. */
const CELL_ERROR =
  /^#(n\/a|ref!|value!|name\?|div\/0!|null!|num!|spill!|calc!|error!)$|^#{3,}$/i

const readers: Record<string, Reader> = {
  tribeId: (text) =>
    /^[a-z\d-]{1,20}$/i.test(text)
      ? { value: text.toUpperCase() }
      : refused('IMPORT_TRIBE_ID'),
  email: (text) => {
    const value = normalizeEmail(copiedAddress(text))
    const code = signUpRules.email(value)
    return code ? refused(code) : { value }
  },
  firstName: ofProfile('firstName'),
  middleName: ofProfile('middleName'),
  lastName: ofProfile('lastName'),
  suffix: ofProfile('suffix'),
  birthdate: (text) => {
    const { value, code } = date(text)
    return value ? ofProfile('birthdate')(value) : { value, code }
  },
  facebookProfile: ofProfile('facebookProfile', meantFacebookProfile),
  mobileNumber: (text) => {
    const mobile = readMobile(text)
    const { code } = ofProfile('mobileNumber')(mobile)
    return code ? refused(code) : { value: normalizeMobile(mobile) }
  },
  sex: ofProfile('sex', (text) => {
    const written = text.replace(/\.$/, '')
    const sex = SEXES[written.toLowerCase()] ?? written
    return sex.charAt(0).toUpperCase() + sex.slice(1).toLowerCase()
  }),
  points: (text) => {
    const points = readPoints(text)
    return points === null
      ? refused('IMPORT_POINTS')
      : { value: String(points) }
  },
  startsOn: date,
  unenrolled: (text) =>
    /^(true|false)$/i.test(text)
      ? { value: text.toLowerCase() }
      : refused('IMPORT_BOOLEAN'),
  authorTribeId: (text) => ({ value: text.toUpperCase() }),
  id,
  parentId: id,
  funnelId: id,
  paymentTermId: id,
  batch: name,
  group: name,
  name,
}

/** Columns whose texts may begin with a sign: numbers with a country, and texts that are never run. */
const MAY_BEGIN_WITH_SIGN = ['mobileNumber', 'description', 'shortDescription']

/** The value of a cell; undefined if it is blank. */
export const readCell = (
  column: string,
  raw: string | undefined
): ReadCell | undefined => {
  if (raw && raw.length > MOST_RAW_CHARACTERS) return refused('TOO_LONG')
  const text = clean(raw ?? '')
  if (!text) return undefined
  if (text === CLEARS) return { value: null }
  if (text.length > IMPORT_CELL_CHARACTERS) return refused('TOO_LONG')
  if (CELL_ERROR.test(text)) return refused('IMPORT_CELL_ERROR')
  if (text.includes(LOST_LETTER)) return refused('IMPORT_LOST_LETTER')
  if (isFormula(text) && !MAY_BEGIN_WITH_SIGN.includes(column))
    return refused('IMPORT_FORMULA')
  return (readers[column] ?? free)(text)
}

export const readCells = (cells: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, raw]) => {
      const read = readCell(column, raw)
      return read ? [[column, read]] : []
    })
  ) as Record<string, ReadCell | undefined>

/** A number with its country runs nowhere, and an apostrophe before it would stand in the cell. */
const PHONE_NUMBER = /^\+[\d\s().-]+$/

/** The cells of a row that goes back into a file of the same shape. */
export const writeCells = (
  columns: readonly { key: string }[],
  cells: Record<string, string>
) =>
  columns.map(({ key }) => {
    const text = cells[key] ?? ''
    return PHONE_NUMBER.test(text) ? text : escapeFormula(text)
  })
