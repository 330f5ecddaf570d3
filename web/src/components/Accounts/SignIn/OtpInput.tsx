import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { OTP_DIGITS } from '$api/src/shared/constants'
import { plainMarks } from '$api/src/shared/text/plainMarks'

type OtpInputProps = {
  /** Zero to six digits. */
  value: string
  onChange: (value: string) => void
  error?: string
  disabled?: boolean
}

/** A code within other words and numbers: 'Sulong 2026: 123 456'. */
const CODE = /(?<!\d)\d{3}[ -]?\d{3}(?!\d)/

const digitsIn = (text: string) => {
  const plain = plainMarks(text)
  const code = CODE.exec(plain)?.[0] ?? plain
  return code.replace(/\D/g, '')
}

/**
 * Six boxes of one digit each (spec section 5). Typing moves to the next box, a paste fills all boxes, and Backspace
 * and Delete remove a digit.
 */
export const OtpInput = ({
  value,
  onChange,
  error,
  disabled,
}: OtpInputProps) => {
  const { t } = useTranslation('accounts.profile')
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  const goTo = (index: number) => {
    const box = boxes.current[Math.min(Math.max(index, 0), OTP_DIGITS - 1)]
    box?.focus()
    box?.select()
  }

  const fill = (from: number, typed: string) => {
    const digits = digitsIn(typed).slice(0, OTP_DIGITS)
    if (!digits) return
    const filled =
      value.slice(0, from) + digits + value.slice(from + digits.length)
    onChange(filled.slice(0, OTP_DIGITS))
    goTo(Math.min(from, value.length) + digits.length)
  }

  const remove = (at: number) =>
    onChange([...value].filter((_, index) => index !== at).join(''))

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const at = value[index] === undefined ? index - 1 : index
      remove(at)
      goTo(at)
    }
    if (event.key === 'Delete') {
      event.preventDefault()
      remove(index)
    }
    if (event.key === 'ArrowLeft') goTo(index - 1)
    if (event.key === 'ArrowRight') goTo(index + 1)
  }

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    fill(0, event.clipboardData.getData('text'))
  }

  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 text-sm font-semibold">{t('otp.label')}</legend>
      <div className="flex max-w-sm gap-2" onPaste={onPaste}>
        {Array.from({ length: OTP_DIGITS }, (_, index) => (
          <input
            key={index}
            ref={(box) => (boxes.current[index] = box)}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('otp.digit', {
              number: index + 1,
              count: OTP_DIGITS,
            })}
            aria-invalid={!!error}
            aria-describedby={error ? 'otp-error' : undefined}
            value={value[index] ?? ''}
            onChange={({ target }) =>
              // A keyboard inserts a whole code behind the digit that is there.
              fill(index, digitsIn(target.value).slice(-OTP_DIGITS))
            }
            onKeyDown={onKeyDown(index)}
            onFocus={({ target }) => target.select()}
            className="input h-12 w-0 min-w-0 flex-1 px-0 text-center text-xl font-semibold tabular-nums"
          />
        ))}
      </div>
      {error && (
        <p id="otp-error" className="text-error mt-1.5 text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
