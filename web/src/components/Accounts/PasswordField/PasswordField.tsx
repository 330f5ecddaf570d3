import { forwardRef } from 'react'

import { PasswordInput } from 'src/components/ui/PasswordInput/PasswordInput'

type PasswordFieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
}

/** A new password is chosen in it; below stands why it is refused. */
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
