import type { Ref } from 'react'

import type { FieldValues } from '@redwoodjs/forms'

import type { EntityWords } from 'src/hooks/useEntityWords'

import type { Field } from './field'

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

export const inputProps = ({
  id,
  name,
  onBlur,
  isInvalid,
  describedBy,
  field,
  inputRef,
}: ControlProps) => ({
  id,
  name,
  onBlur,
  ref: inputRef,
  disabled: field.disabled,
  placeholder: field.placeholder,
  autoComplete: field.autoComplete,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
  'aria-required': field.required,
})
