// The kinds of fields in a landing page's blocks. Each kind has an empty value and accepts only values of its kind.
import { videoEmbed } from '../../learning/videoEmbed'
import { isDay } from '../../manilaTime'
import { cutText } from '../../text/cutText'

export type Field =
  | {
      as:
        | 'line'
        | 'text'
        | 'richText'
        | 'picture'
        | 'video'
        | 'moment'
        | 'person'
    }
  | { as: 'choice'; choices: readonly string[] }
  | { as: 'list'; of: Record<string, Field>; max: number }

export type Fields = Record<string, Field>

type ValueOf<Of> = Of extends { as: 'list'; of: infer Items }
  ? { [Name in keyof Items]: ValueOf<Items[Name]> }[]
  : string

export type ValuesOf<Of> = { [Name in keyof Of]: ValueOf<Of[Name]> }

/** Only rich texts keep markup; the api passes its sanitiser for them. */
export type Cleaners = { html: (html: string) => string }

export const limits = { line: 200, text: 2_000, richText: 20_000 }

/** Only our own files are allowed, because an external picture would tell its host about every visitor. */
const isPicture = (address: string) =>
  /^\/(api\/uploads\/\d{1,9}|covers\/[\w-]+\.(svg|png|jpe?g|webp))$/.test(
    address
  )

/** A Manila day and time in the format of an input of type datetime-local. */
const isMoment = (text: string) =>
  /^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text) &&
  isDay(text.slice(0, 10))

/** The id of a user, who is shown only while they agree. */
const isPerson = (text: string) => /^[1-9]\d{0,8}$/.test(text)

const withoutControls = (text: string) =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

const plain = (value: unknown, most: number) =>
  typeof value === 'string' ? cutText(withoutControls(value), most) : ''

const cleanText = (
  field: Exclude<Field, { as: 'list' }>,
  value: unknown,
  cleaners: Cleaners
): string => {
  if (field.as === 'choice')
    return field.choices.find((each) => each === value) ?? field.choices[0]
  const text = plain(value, limits[field.as as keyof typeof limits] ?? 500)
  switch (field.as) {
    case 'richText':
      return cleaners.html(text)
    case 'picture':
      return isPicture(text) ? text : ''
    case 'video':
      return videoEmbed(text) ? text.trim() : ''
    case 'person':
      return isPerson(text) ? text : ''
    case 'moment':
      return isMoment(text) ? text : ''
    default:
      return text
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordOf = (value: unknown): Record<string, unknown> =>
  isRecord(value) ? value : {}

/** The cleaned value of a field, or the empty value of its kind. The items of a list are cleaned as well. */
const cleanValue = (field: Field, value: unknown, cleaners: Cleaners) =>
  field.as === 'list'
    ? (Array.isArray(value) ? value : [])
        .slice(0, field.max)
        .map((item) => cleanValues(field.of, item, cleaners))
    : cleanText(field, value, cleaners)

/** The known fields, each cleaned; other fields are dropped. */
export const cleanValues = <Of extends Fields>(
  fields: Of,
  values: unknown,
  cleaners: Cleaners
): ValuesOf<Of> => {
  const given = recordOf(values)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      cleanValue(
        field,
        Object.hasOwn(given, name) ? given[name] : undefined,
        cleaners
      ),
    ])
  ) as ValuesOf<Of>
}
