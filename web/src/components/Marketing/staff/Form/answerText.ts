import { formatDay, isDay } from '$api/src/shared/manilaTime'
import {
  formText,
  type FormField,
} from '$api/src/shared/marketing/forms/formFields'
import type { Answer } from '$api/src/shared/marketing/forms/formPath'
import { formatPeso, toPesos } from '$api/src/shared/money'

type Words = { yes: string; no: string; file: string }

/** One of several choices: in quotes, as in CSV, if it has a comma itself, so that the choices can be told apart. */
const quoted = (text: string) =>
  /[,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** An answer in a file: numbers and pesos that can be added, days that can be sorted, otherwise as staff read it. */
export const answerCell = (
  field: Pick<FormField, 'type' | 'options'>,
  answer: Answer | undefined,
  lang: 'en' | 'fil',
  words: Words
): string | number => {
  if (typeof answer === 'number' && field.type !== 'file')
    return field.type === 'peso' ? toPesos(answer) : answer
  if (field.type === 'date' && typeof answer === 'string') return answer
  return answerText(field, answer, lang, words)
}

/** An answer as staff read it: labels instead of values, pesos instead of centavos; '' for none. */
export const answerText = (
  { type, options }: Pick<FormField, 'type' | 'options'>,
  answer: Answer | undefined,
  lang: 'en' | 'fil',
  words: Words
): string => {
  const labelOf = (value: string) => {
    const option = options.find((each) => each.value === value)
    return option ? formText(option.label, lang) : value
  }
  if (answer === undefined || answer === null) return ''
  if (Array.isArray(answer))
    return answer.map((each) => quoted(labelOf(each))).join(', ')
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'object')
    return [answer.street, answer.city, answer.province]
      .filter(Boolean)
      .join(', ')
  if (type === 'file') return words.file
  if (type === 'peso' && typeof answer === 'number') return formatPeso(answer)
  if (type === 'date' && typeof answer === 'string' && isDay(answer))
    return formatDay(answer, lang)
  return type === 'single' || type === 'dropdown'
    ? labelOf(String(answer))
    : String(answer)
}
