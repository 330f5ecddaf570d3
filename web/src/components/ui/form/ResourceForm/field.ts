import type { ComponentType, Ref } from 'react'

import type { FieldValues } from '@redwoodjs/forms'

import type { EntityWords } from 'src/hooks/resource/useEntityWords'

export type Choice<Value extends string | number = string | number> = {
  value: Value
  /** Defaults to `<domain>.<entity>.choices.<field>.<value>`. */
  label?: string
}

/**
 * The kinds of fields, a small closed set. A special field has its own `control`. Anything other than a field is passed
 * to the form as `children`.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'url'
  | 'slug'
  | 'textarea'
  | 'richText'
  | 'number'
  /** A number that may be typed with a peso sign. */
  | 'amount'
  /** Shows pesos, returns centavos. */
  | 'money'
  /** 'YYYY-MM-DD' */
  | 'date'
  /** Shows Manila's date and time, and returns an ISO timestamp. */
  | 'dateTime'
  | 'choice'
  | 'multichoice'
  | 'switch'
  /** Uploads the file at once. The value starts as `{ id, name, size }` and is sent as the id. */
  | 'file'

export type Field<Input> = {
  name: keyof Input & string
  as: FieldKind
  /** Defaults to `<domain>.<entity>.fields.<name>`. */
  label?: string
  /** Defaults to `<domain>.<entity>.help.<name>`, if it exists; '' turns it off. */
  help?: string
  required?: boolean
  /** Whether the field is required beside these values of others. */
  requiredWhen?: (values: Input) => boolean
  /** Sent instead of null when an optional text is empty, for columns that always hold a text. */
  empty?: ''
  choices?: readonly Choice[]
  /** The error message for an invalid value; undefined if it is valid. */
  validation?: (value: never, values: Input) => string | undefined | null
  /** For a choice, the words of its empty option. */
  placeholder?: string
  disabled?: boolean
  /** For 'textarea': texts that one press fills in. */
  suggestions?: readonly string[]
  /** Replaces the default control of the kind, as a group named by the field's label. */
  control?: ComponentType<ControlProps>
  /** Takes half of the row on wide screens. */
  half?: boolean
  /** A heading above this field and the following ones. */
  group?: string
  /** Whether to show the field. A hidden field is sent as if it were empty. */
  when?: (values: Input) => boolean
  /** For 'slug': the field that the slug is derived from until someone types a slug. */
  from?: keyof Input & string
  /** For 'slug': the part of the address before the slug. */
  prefix?: string
  autoComplete?: string
  /** The id of the field's place, to which a link may lead. */
  anchor?: string
  /** For 'file': the input's `accept` attribute. */
  accept?: string
  /** For 'richText': whether links in the text may open a modal. */
  linksModals?: boolean
  min?: number
  max?: number
}

/** The props of every form control. */
export type ControlProps = {
  id: string
  name: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  // React Hook Form accepts any focusable element.
  inputRef: Ref<never>
  label: string
  labelledBy: string
  isInvalid: boolean
  describedBy?: string
  field: Field<FieldValues>
  words: EntityWords
  /** Sets a value that is derived from another field. */
  onFollow: (text: string) => void
}

const empties: Partial<Record<FieldKind, unknown>> = {
  switch: false,
  multichoice: [],
}

/** The form's initial value: '' for a missing text, null for a missing choice. */
export const startValue = (kind: FieldKind, value: unknown) => {
  if (value !== undefined && value !== null) return value
  if (kind in empties) return empties[kind]
  return isText(kind) ? '' : null
}

const texts: FieldKind[] = [
  'text',
  'email',
  'password',
  'tel',
  'url',
  'slug',
  'textarea',
  'richText',
]

const isText = (kind: FieldKind) => texts.includes(kind)

/** The value that the api gets. An empty text becomes `empty`, or null, unless the field is required. */
export const sentValue = (
  { as, required, empty }: Pick<Field<never>, 'as' | 'required' | 'empty'>,
  value: unknown
) => {
  if (as === 'file') return (value as { id: number } | null)?.id ?? null
  if (!isText(as)) return value
  const text = String(value ?? '')
  // A password may start or end with a space.
  const trimmed = as === 'password' ? text : text.trim()
  return trimmed === '' && !required ? (empty ?? null) : trimmed
}

/** The value that the api gets for a hidden field. */
export const hiddenValue = ({
  as,
  empty,
}: Pick<Field<never>, 'as' | 'empty'>) => empties[as] ?? empty ?? null

/** The input that a form sends for its values, or for a record that nobody has changed. */
export const inputOf = <Input extends FieldValues>(
  fields: readonly Field<Input>[],
  record: Partial<Record<keyof Input, unknown>>
): Input => {
  const values = { ...record } as Input
  for (const { name, as } of fields)
    values[name] = startValue(as, record[name]) as Input[typeof name]
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      !field.when || field.when(values)
        ? sentValue(field, values[field.name])
        : hiddenValue(field),
    ])
  ) as Input
}

export const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
