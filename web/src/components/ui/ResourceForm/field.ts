import type { ComponentType } from 'react'

import type { ControlProps } from './control'

export type Choice<Value extends string | number = string | number> = {
  value: Value
  /** Otherwise `<domain>.<entity>.choices.<field>.<value>`. */
  label?: string
}

/** A small closed set. An odd field brings a control of its own; what is no field is given as the form's children. */
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
  /** Shows pesos, yields centavos. */
  | 'money'
  /** 'YYYY-MM-DD' */
  | 'date'
  /** Manila's wall time, yields an instant (ISO). */
  | 'dateTime'
  | 'choice'
  | 'multichoice'
  | 'switch'
  /** Uploads at once; starts from `{ id, name, size }`, yields the id. */
  | 'file'

export type Field<Input> = {
  name: keyof Input & string
  as: FieldKind
  /** Otherwise `<domain>.<entity>.fields.<name>`. */
  label?: string
  /** Otherwise `<domain>.<entity>.help.<name>`, if there is one; '' keeps it away. */
  help?: string
  required?: boolean
  choices?: readonly Choice[]
  /** What is wrong with the value, in words; undefined lets it pass. */
  validation?: (value: never, values: Input) => string | undefined | null
  placeholder?: string
  disabled?: boolean
  /** Instead of its kind's: a group, named by the field's label. */
  control?: ComponentType<ControlProps>
  /** Half of the row on wide screens. */
  half?: boolean
  /** A heading over this field and those that follow. */
  group?: string
  /** Only then it shows; hidden, it is sent as null. */
  when?: (values: Input) => boolean
  /** For 'slug': written along with this field until somebody types. */
  from?: keyof Input & string
  /** For 'slug': what stands before it in the address it is part of. */
  prefix?: string
  autoComplete?: string
  /** For 'file': what may be chosen, as the browser takes it. */
  accept?: string
  /** For 'richText': its links may open a modal. */
  linksModals?: boolean
  min?: number
  max?: number
}

const empties: Partial<Record<FieldKind, unknown>> = {
  switch: false,
  multichoice: [],
}

/** What a form starts from: text as '', nothing chosen as null. */
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

/** What the api gets: an empty text is null unless it is required. */
export const sentValue = (
  kind: FieldKind,
  value: unknown,
  isRequired?: boolean
) => {
  if (kind === 'file') return (value as { id: number } | null)?.id ?? null
  if (!isText(kind)) return value
  const text = String(value ?? '')
  // A password may begin or end with a space.
  const trimmed = kind === 'password' ? text : text.trim()
  return trimmed === '' && !isRequired ? null : trimmed
}

export const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
