import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type PasswordInputProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'>

/** A password field whose content can be shown before sending. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  ({ className = '', ...props }, ref) => {
    const { t } = useTranslation()
    const [isShown, setIsShown] = useState(false)
    const Icon = isShown ? EyeOff : Eye

    return (
      <span className="relative block">
        <input
          ref={ref}
          {...props}
          type={isShown ? 'text' : 'password'}
          className={`input w-full pr-11 text-base ${className}`}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="text-muted hover:text-base-content absolute inset-y-0 right-0 z-10 flex w-11 cursor-pointer items-center justify-center rounded-lg"
        >
          <Icon className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    )
  }
)
