import { forwardRef } from 'react'

import { PasswordInput } from 'src/components/ui/form/PasswordInput'

type PasswordFieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** The field for a new password, with its error message below. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ name, label, value, onChange, error }, ref) => (
    <div className="space-y-1.5">
      <label htmlFor={name} className="block text-sm font-semibold">
        {label}
      </label>
      <PasswordInput
        ref={ref}
        id={name}
        name={name}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={!!error}
        aria-describedby={error && `${name}-error`}
      />
      {error && (
        <p id={`${name}-error`} className="text-error text-sm">
          {error}
        </p>
      )}
    </div>
  )
)
