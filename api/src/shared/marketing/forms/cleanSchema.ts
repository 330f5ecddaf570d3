import { cutText } from '../../text/cutText'

import {
  fieldTypes,
  hasLimits,
  hasOptions,
  MOST_FIELDS,
  MOST_OPTIONS,
  MOST_RULES,
  profileTargets,
  profileTypes,
  ruleEffects,
  ruleOperators,
  takesAnswer,
  type FieldType,
  type FormField,
  type FormOption,
  type FormRule,
  type FormSchema,
  type FormText,
} from './formFields'

const MOST_SCHEMA_CHARACTERS = 200_000
const LABEL_CHARACTERS = 300
const HELP_CHARACTERS = 2_000
const OPTION_CHARACTERS = 200
const KEY = /^[a-z][a-z\d_]{0,39}$/i

/** Whether a text can be a key. Names that every object has, such as `constructor`, cannot. */
const isKey = (raw: unknown): raw is string =>
  typeof raw === 'string' && KEY.test(raw) && !(raw in {})

/** Whether a value can be a schema and is not too large. */
export const isSchema = (raw: unknown): boolean => {
  if (typeof raw !== 'object' || raw === null) return false
  if (!Array.isArray((raw as { fields?: unknown }).fields)) return false
  try {
    return JSON.stringify(raw).length <= MOST_SCHEMA_CHARACTERS
  } catch {
    // The value is circular.
    return false
  }
}

type Raw = Record<string, unknown>

const recordOf = (raw: unknown): Raw =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Raw)
    : {}

const listOf = (raw: unknown, most: number): Raw[] =>
  (Array.isArray(raw) ? raw : []).slice(0, most).map(recordOf)

const lineOf = (raw: unknown, most: number) =>
  typeof raw === 'string' ? cutText(raw, most) : ''

const textOf = (raw: unknown, most: number): FormText => {
  const { en, fil } = recordOf(raw)
  return { en: lineOf(en, most), fil: lineOf(fil, most) }
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  raw: unknown
): Value | null => values.find((value) => value === raw) ?? null

const limitOf = (raw: unknown) =>
  typeof raw === 'number' && Number.isFinite(raw) && Math.abs(raw) <= 1e12
    ? raw
    : null

/** A key that no earlier field has: 'name', 'name_2', … */
const freeKey = (raw: unknown, type: FieldType, taken: Set<string>) => {
  const wanted = isKey(raw) ? raw : type
  let key = wanted
  for (let number = 2; taken.has(key); number++)
    key = `${wanted.slice(0, 36)}_${number}`
  taken.add(key)
  return key
}

const optionsOf = (raw: unknown): FormOption[] => {
  const taken = new Set<string>()
  return listOf(raw, MOST_OPTIONS).map(({ value, label }) => ({
    value: freeKey(value, 'single', taken),
    label: textOf(label, OPTION_CHARACTERS),
  }))
}

const rulesOf = (raw: unknown, type: FieldType): FormRule[] =>
  listOf(raw, MOST_RULES).flatMap(({ effect, when, operator, value, to }) => {
    const known = {
      effect: oneOf(ruleEffects, effect),
      operator: oneOf(ruleOperators, operator),
    }
    const fits =
      type === 'pageBreak'
        ? known.effect === 'jump'
        : known.effect === 'show' ||
          (known.effect === 'require' && takesAnswer({ type }))
    if (!known.effect || !known.operator || !fits) return []
    return [
      {
        effect: known.effect,
        operator: known.operator,
        when: lineOf(when, 40),
        value: lineOf(value, OPTION_CHARACTERS),
        to: known.effect === 'jump' ? lineOf(to, 40) : '',
      },
    ]
  })

/**
 * The safe part of a submitted or stored schema: known fields with known properties of the right kind, each with a key of
 * its own. Cleaning it again changes nothing.
 */
export const cleanSchema = (raw: unknown): FormSchema => {
  const taken = new Set<string>()
  const rows = isSchema(raw) ? listOf(recordOf(raw).fields, MOST_FIELDS) : []
  return {
    fields: rows.flatMap((row): FormField[] => {
      const type = oneOf(fieldTypes, row.type)
      if (!type) return []
      const profile = oneOf(profileTargets, row.profile)
      return [
        {
          key: freeKey(row.key, type, taken),
          type,
          label: textOf(row.label, LABEL_CHARACTERS),
          help: textOf(row.help, HELP_CHARACTERS),
          isRequired:
            takesAnswer({ type }) &&
            type !== 'hidden' &&
            (type === 'consent' || row.isRequired === true),
          options: hasOptions({ type }) ? optionsOf(row.options) : [],
          min: hasLimits({ type }) ? limitOf(row.min) : null,
          max: hasLimits({ type }) ? limitOf(row.max) : null,
          rules: rulesOf(row.rules, type),
          profile: profile && profileTypes[profile] === type ? profile : null,
        },
      ]
    }),
  }
}
