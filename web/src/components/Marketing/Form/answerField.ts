import type { TFunction } from 'i18next'

import {
  startValue,
  type Field,
} from 'src/components/ui/form/ResourceForm/field'
import { formMessage, type FormMessage } from 'src/lib/data/formMessage'

import { AddressControl } from './controls/AddressControl'
import { RadioControl } from './controls/RadioControl'
import { StepsControl } from './controls/StepsControl'

import type { ErrorCode } from '$api/src/shared/errors'
import { answerRefusal } from '$api/src/shared/marketing/forms/checkAnswers'
import {
  formText,
  RATING_STEPS,
  SCALE_STEPS,
  type FieldType,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'
import type {
  Answers,
  ShownField,
} from '$api/src/shared/marketing/forms/formPath'

type Look = Pick<Field<Answers>, 'as'> & Partial<Field<Answers>>

const looks: Partial<Record<FieldType, Look>> = {
  shortText: { as: 'text' },
  longText: { as: 'textarea' },
  email: { as: 'email', autoComplete: 'email' },
  mobile: { as: 'tel', autoComplete: 'tel' },
  // Members answer a question about money with its sign.
  number: { as: 'amount' },
  peso: { as: 'money' },
  date: { as: 'date' },
  single: { as: 'choice', control: RadioControl },
  multi: { as: 'multichoice' },
  dropdown: { as: 'choice' },
  rating: { as: 'number', control: StepsControl },
  scale: { as: 'number', control: StepsControl },
  yesNo: { as: 'choice', control: RadioControl },
  file: { as: 'file' },
  signature: { as: 'text', autoComplete: 'name' },
  // A choice begins as null, and is kept as its control holds it.
  address: { as: 'choice', control: AddressControl },
  consent: { as: 'switch' },
}

type Words = TFunction<['marketing.forms', 'errors', 'common']>

/** Refusals that have a default message; others, such as that of a mobile number, have their own texts. */
const messages: Partial<Record<ErrorCode, FormMessage>> = {
  REQUIRED: 'required',
  ANSWER_TOO_SHORT: 'minLength',
  TOO_LONG: 'maxLength',
  ANSWER_TOO_LOW: 'min',
  ANSWER_TOO_HIGH: 'max',
  INVALID: 'validate',
}

const refusalText = (code: ErrorCode, label: string, t: Words) => {
  const message = messages[code]
  return message
    ? t(formMessage(message, label), { label })
    : t(`errors:${code}`)
}

const choicesOf = (field: FormField, t: Words, lang: 'en' | 'fil') =>
  field.type === 'yesNo'
    ? [
        { value: 1, label: t('yes') },
        { value: 0, label: t('no') },
      ]
    : field.options.map(({ value, label }) => ({
        value,
        label: formText(label, lang),
      }))

/** The steps of a rating or a scale; `answerRefusal` knows the limits of other fields. */
const stepsOf = ({ type, max }: FormField) => {
  if (type === 'rating') return max ?? RATING_STEPS
  return type === 'scale' ? (max ?? SCALE_STEPS) : undefined
}

/** Converts the control's value to the answer that the api gets: files as ids, yes and no as booleans. */
export const answerOf = ({ type }: Pick<FormField, 'type'>, value: unknown) => {
  if (type === 'yesNo') return value === 1 ? true : value === 0 ? false : null
  if (type === 'file') return (value as { id: number } | null)?.id ?? null
  return value === '' || value === undefined ? null : value
}

/** The inverse of `answerOf`, for answers that were kept. */
export const controlValue = (
  { type }: Pick<FormField, 'type'>,
  answer: unknown,
  keptFile: string
) => {
  if (type === 'yesNo')
    return typeof answer === 'boolean' ? Number(answer) : null
  if (type === 'file')
    return typeof answer === 'number'
      ? { id: answer, name: keptFile, size: 0 }
      : null
  return startValue(looks[type]?.as ?? 'text', answer)
}

/** A shown field of a form as a field of Redwood's form, in the reader's language. */
export const asFormField = (
  { field, isNeeded }: ShownField,
  t: Words,
  lang: 'en' | 'fil'
): Field<Answers> => {
  const label = formText(field.label, lang)
  return {
    as: 'text',
    ...looks[field.type],
    name: field.key,
    label,
    help: formText(field.help, lang),
    required: isNeeded,
    choices: choicesOf(field, t, lang),
    max: stepsOf(field),
    validation: (value: never) => {
      const code = answerRefusal(field, answerOf(field, value), isNeeded)
      return code && refusalText(code, label, t)
    },
  }
}
