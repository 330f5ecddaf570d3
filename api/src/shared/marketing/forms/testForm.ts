// Short forms for tests.
import { cleanSchema } from './cleanSchema'
import type { FormSchema } from './formFields'

/** A schema of fields that are written down in part; each label is its key unless it is given. */
export const schemaOf = (...fields: Record<string, unknown>[]): FormSchema =>
  cleanSchema({
    fields: fields.map((field) => ({
      label: { en: String(field.key), fil: '' },
      ...field,
    })),
  })

export const optionsOf = (...values: string[]) =>
  values.map((value) => ({ value, label: { en: value, fil: '' } }))
