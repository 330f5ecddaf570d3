// The fields under which the responses of a form are listed, across its published versions.
import { cleanSchema } from './cleanSchema'
import type { FormField } from './formFields'

type Asked = Pick<FormField, 'type' | 'options'>

/** A field as in the newest version that has it; `earlier` has its type and options in older versions, newest first. */
export type AnswerField = FormField & {
  /** `upTo` is the last version with them. */
  earlier: (Asked & { upTo: number })[]
}

const isSame = (one: Asked, other: Asked) =>
  JSON.stringify([one.type, one.options]) ===
  JSON.stringify([other.type, other.options])

/** @param versions the newest first */
export const answerFields = (
  versions: readonly { number: number; schema: unknown }[]
): AnswerField[] => {
  const byKey = new Map<string, AnswerField>()
  for (const { number, schema } of versions)
    for (const field of cleanSchema(schema).fields) {
      const known = byKey.get(field.key)
      if (!known) byKey.set(field.key, { ...field, earlier: [] })
      else if (!isSame(known.earlier.at(-1) ?? known, field)) {
        const { type, options } = field
        known.earlier.push({ upTo: number, type, options })
      }
    }
  return [...byKey.values()]
}

/** The type and the options of a field in the version that a response answers. */
export const askedIn = (
  { earlier, ...newest }: AnswerField,
  versionNumber: number
): Asked => earlier.filter(({ upTo }) => versionNumber <= upTo).at(-1) ?? newest
