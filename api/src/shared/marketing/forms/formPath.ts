// Which pages and fields of a form its answers lead to.
import {
  END,
  takesAnswer,
  type FormField,
  type FormRule,
  type FormSchema,
} from './formFields'

export type Address = { city: string; province: string; street: string }

/** An answer: text, day, number, centavos, choice, choices, or the id of a file. */
export type Answer = string | number | boolean | string[] | Address | null

export type Answers = Record<string, Answer | undefined>

/** A field that is shown, and whether its answer is needed. */
export type ShownField = { field: FormField; isNeeded: boolean }

export type FormPage = {
  /** The key of the page break that begins it; empty for the first page. */
  key: string
  /** The page break, whose label is the page's title. */
  title: FormField | null
  fields: ShownField[]
}

/** Whether something is filled in. The answer may be of the wrong kind: it is not checked yet. */
export const isAnswered = (answer: Answer | undefined): boolean => {
  if (answer === undefined || answer === null || answer === false) return false
  if (typeof answer === 'string') return answer.trim() !== ''
  if (Array.isArray(answer)) return answer.length > 0
  if (typeof answer === 'object')
    return Object.values(answer).some(
      (part) => typeof part === 'string' && part.trim() !== ''
    )
  return true
}

const textsOf = (answer: Answer | undefined): string[] => {
  if (Array.isArray(answer)) return answer
  if (answer === undefined || answer === null || typeof answer === 'object')
    return []
  return [String(answer)]
}

/** NaN, which is neither above nor below anything, for an answer that is no number. */
const numberOf = (answer: Answer | undefined) =>
  typeof answer === 'number' || (typeof answer === 'string' && answer.trim())
    ? Number(answer)
    : NaN

/** Whether the answer meets the rule. A number is compared as such, and a list is what one of its choices is. */
export const isMet = (
  { operator, value }: Pick<FormRule, 'operator' | 'value'>,
  answer: Answer | undefined
): boolean => {
  switch (operator) {
    case 'isFilled':
      return isAnswered(answer) || answer === false
    case 'isEmpty':
      return !isAnswered(answer) && answer !== false
    case 'is':
      return textsOf(answer).includes(value)
    case 'isNot':
      return !textsOf(answer).includes(value)
    case 'isAbove':
      return numberOf(answer) > Number(value)
    case 'isBelow':
      return numberOf(answer) < Number(value)
  }
}

type Page = { title: FormField | null; fields: FormField[] }

const pagesOf = ({ fields }: FormSchema): Page[] => {
  const pages: Page[] = [{ title: null, fields: [] }]
  for (const field of fields)
    if (field.type === 'pageBreak') pages.push({ title: field, fields: [] })
    else pages.at(-1)?.fields.push(field)
  return pages
}

const rulesFor = (field: FormField, effect: FormRule['effect']) =>
  field.rules.filter((rule) => rule.effect === effect)

/**
 * The pages in order, as far as the answers lead, with their shown fields. Rules read only answers of fields that were
 * shown before, so that an answer behind a hidden field decides nothing. Jumps lead forward only.
 */
export const formPath = (schema: FormSchema, answers: Answers): FormPage[] => {
  const pages = pagesOf(schema)
  const seen: Answers = {}
  const holds = (rule: FormRule) => isMet(rule, seen[rule.when])
  const path: FormPage[] = []
  let index = 0
  while (index < pages.length) {
    const { title, fields } = pages[index]
    const shown: ShownField[] = []
    for (const field of fields) {
      const shows = rulesFor(field, 'show')
      if (shows.length > 0 && !shows.some(holds)) continue
      const isNeeded =
        field.isRequired || rulesFor(field, 'require').some(holds)
      if (takesAnswer(field)) seen[field.key] = answers[field.key]
      shown.push({ field, isNeeded })
    }
    path.push({ key: title?.key ?? '', title, fields: shown })
    // The page break that ends this page decides what follows.
    const jump = pages[index + 1]?.title?.rules.find(holds)
    if (jump?.to === END) break
    const target = jump
      ? pages.findIndex((page) => page.title?.key === jump.to)
      : -1
    index = Math.max(target, index + 1)
  }
  return path
}
