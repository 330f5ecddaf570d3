import { isMobile, normalizeMobile } from '../../accounts/contact'
import { profileRefusal } from '../../accounts/profileRules'
import type { ErrorCode } from '../../errors'
import { isDay } from '../../manilaTime'
import { cutText } from '../../text/cutText'
import { isEmail, normalizeEmail } from '../../text/email'
import { storableText } from '../../text/storableText'

import {
  MOST_CHARACTERS,
  RATING_STEPS,
  SCALE_STEPS,
  takesAnswer,
  type FormField,
  type FormSchema,
} from './formFields'
import {
  formPath,
  isAnswered,
  type Address,
  type Answer,
  type Answers,
} from './formPath'

/** An answer in its stored form, or why it is refused; null for no answer. */
type Read = { answer: Answer } | { refusal: ErrorCode }

const refused = (refusal: ErrorCode): Read => ({ refusal })
const accepted = (answer: Answer): Read => ({ answer })

const textOf = (raw: unknown) =>
  typeof raw === 'string' ? storableText(raw).trim() : ''

const ofLength =
  (most: number) =>
  (raw: unknown, { min, max }: FormField): Read => {
    const text = textOf(raw)
    const { length } = [...text]
    if (length > Math.min(max ?? most, most)) return refused('TOO_LONG')
    if (min !== null && length < min) return refused('ANSWER_TOO_SHORT')
    return accepted(text)
  }

type Limits = Pick<FormField, 'min' | 'max'>

const within = (value: number, { min, max }: Limits) => {
  if (min !== null && value < min) return refused('ANSWER_TOO_LOW')
  if (max !== null && value > max) return refused('ANSWER_TOO_HIGH')
  return accepted(value)
}

const stepOf =
  (usual: number) =>
  (raw: unknown, { max }: FormField): Read =>
    Number.isInteger(raw)
      ? within(raw as number, { min: 1, max: max ?? usual })
      : refused('INVALID')

const choiceOf = (raw: unknown, { options }: FormField): Read =>
  options.some(({ value }) => value === raw)
    ? accepted(raw as string)
    : refused('INVALID')

const addressOf = (raw: unknown): Read => {
  const { city, province, street } = (raw ?? {}) as Partial<Address>
  const address = {
    city: textOf(city),
    province: textOf(province),
    street: textOf(street),
  }
  return Object.values(address).some(
    (part) => part.length > MOST_CHARACTERS.place
  )
    ? refused('TOO_LONG')
    : accepted(address)
}

const readers: Partial<
  Record<FormField['type'], (raw: unknown, field: FormField) => Read>
> = {
  shortText: ofLength(MOST_CHARACTERS.shortText),
  longText: ofLength(MOST_CHARACTERS.longText),
  signature: ofLength(MOST_CHARACTERS.signature),
  hidden: ofLength(MOST_CHARACTERS.hidden),
  email: (raw) => {
    const email = normalizeEmail(textOf(raw))
    return isEmail(email) ? accepted(email) : refused('EMAIL_INVALID')
  },
  mobile: (raw) =>
    isMobile(textOf(raw))
      ? accepted(normalizeMobile(textOf(raw)))
      : refused('MOBILE_INVALID'),
  number: (raw, field) =>
    typeof raw === 'number' && Number.isFinite(raw)
      ? within(raw, field)
      : refused('INVALID'),
  peso: (raw, field) =>
    Number.isSafeInteger(raw) && (raw as number) >= 0
      ? within(raw as number, field)
      : refused('INVALID'),
  date: (raw) =>
    isDay(textOf(raw)) ? accepted(textOf(raw)) : refused('INVALID'),
  single: choiceOf,
  dropdown: choiceOf,
  multi: (raw, field) => {
    const chosen = Array.isArray(raw) ? [...new Set(raw as unknown[])] : []
    const known = field.options.filter(({ value }) => chosen.includes(value))
    if (known.length !== chosen.length) return refused('INVALID')
    const { min, max } = field
    // The limits count the choices: a list is short or long.
    if (min !== null && known.length < min) return refused('ANSWER_TOO_SHORT')
    if (max !== null && known.length > max) return refused('TOO_LONG')
    return accepted(known.map(({ value }) => value))
  },
  rating: stepOf(RATING_STEPS),
  scale: stepOf(SCALE_STEPS),
  yesNo: (raw) =>
    typeof raw === 'boolean' ? accepted(raw) : refused('INVALID'),
  consent: (raw) => (raw === true ? accepted(true) : refused('INVALID')),
  file: (raw) =>
    Number.isSafeInteger(raw) ? accepted(raw as number) : refused('INVALID'),
  address: addressOf,
}

/** The answer as it is stored, or why it is refused. An empty answer is null. */
const readAnswer = (field: FormField, raw: unknown): Read => {
  const isBlank = !isAnswered(raw as Answer) && raw !== false
  if (isBlank || (raw === false && field.type !== 'yesNo'))
    return accepted(null)
  const read = readers[field.type]?.(raw, field) ?? accepted(null)
  const refusal = 'answer' in read && profileRefusalOf(field, read.answer)
  return refusal ? refused(refusal) : read
}

/** An answer that fills the profile follows the profile's own rule. */
const profileRefusalOf = ({ profile }: FormField, answer: Answer) =>
  profile && profile !== 'address' && typeof answer === 'string'
    ? profileRefusal(profile, answer)
    : null

/** An address is complete with its city and province. */
const isComplete = (answer: Answer) =>
  answer === null ||
  typeof answer !== 'object' ||
  Array.isArray(answer) ||
  (answer.city !== '' && answer.province !== '')

/** Why a shown field's answer is refused, or null. */
export const answerRefusal = (
  field: FormField,
  raw: unknown,
  isNeeded: boolean
): ErrorCode | null => {
  const read = readAnswer(field, raw)
  if ('refusal' in read) return read.refusal
  const isMissing = read.answer === null ? isNeeded : !isComplete(read.answer)
  return isMissing ? 'REQUIRED' : null
}

type Checked = {
  /** The answers of the shown fields in their stored form; refused and empty ones are left out. */
  answers: Record<string, Exclude<Answer, null>>
  /** The refusals by the key of the field; empty if the form can be sent. */
  refusals: Record<string, ErrorCode>
}

/** Checks what a form was filled with. Answers of fields that are not shown, and unknown ones, are dropped. */
export const checkAnswers = (
  schema: FormSchema,
  raw: Record<string, unknown>
): Checked => {
  const checked: Checked = { answers: {}, refusals: {} }
  for (const { fields } of formPath(schema, raw as Answers))
    for (const { field, isNeeded } of fields) {
      if (!takesAnswer(field)) continue
      const refusal = answerRefusal(field, raw[field.key], isNeeded)
      if (refusal) checked.refusals[field.key] = refusal
      const read = readAnswer(field, raw[field.key])
      if (!refusal && 'answer' in read && read.answer !== null)
        checked.answers[field.key] = read.answer
    }
  return checked
}

/** A refused answer in a form that can be stored, so that nothing that was half done is lost; null for none. */
const halfDone = ({ options }: FormField, raw: unknown): Answer => {
  if (typeof raw === 'string')
    return cutText(textOf(raw), MOST_CHARACTERS.longText)
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw
  if (!Array.isArray(raw)) return null
  return options
    .map(({ value }) => value)
    .filter((value) => raw.includes(value))
}

/** The stored draft of a form that is not sent yet: every answer that can be stored, also of fields that are hidden now. */
export const keepAnswers = (
  { fields }: FormSchema,
  raw: Record<string, unknown>
) =>
  Object.fromEntries(
    fields.filter(takesAnswer).flatMap((field) => {
      const read = readAnswer(field, raw[field.key])
      const answer =
        'answer' in read ? read.answer : halfDone(field, raw[field.key])
      return answer === null ? [] : [[field.key, answer]]
    })
  ) as Record<string, Exclude<Answer, null>>
