import type { ControlProps } from './field'

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
