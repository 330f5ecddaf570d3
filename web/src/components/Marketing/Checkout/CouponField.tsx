import { useEffect, useId, useState, type KeyboardEvent } from 'react'

import { TicketPercent, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { OptionalMark } from 'src/components/ui/form/OptionalMark'

import type { ErrorCode } from '$api/src/shared/errors'

type CouponFieldProps = {
  /** The code that the quote was requested with. */
  applied?: string
  /** Why the quote does not include the code. */
  refusal?: string | null
  isLoading: boolean
  onChange: (code: string | null) => void
}

export const CouponField = ({
  applied,
  refusal,
  isLoading,
  onChange,
}: CouponFieldProps) => {
  const { t } = useTranslation(['marketing', 'errors'])
  const id = useId()
  const [typed, setTyped] = useState(applied ?? '')
  useEffect(() => {
    if (applied) setTyped(applied)
  }, [applied])

  const isAccepted = !!applied && !refusal && !isLoading
  if (isAccepted) {
    return (
      <div className="bg-success/10 flex items-center gap-3 rounded-lg py-1.5 pr-1.5 pl-3">
        <TicketPercent className="text-success size-5 shrink-0" aria-hidden />
        <p role="status" className="min-w-0 flex-1 truncate text-sm">
          {t('checkout.couponApplied')}{' '}
          <strong className="uppercase">{applied}</strong>
        </p>
        <Button
          look="ghost"
          size="sm"
          icon={X}
          iconOnly
          onClick={() => {
            setTyped('')
            onChange(null)
          }}
        >
          {t('checkout.removeCoupon')}
        </Button>
      </div>
    )
  }

  const onApply = () => onChange(typed.trim() || null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter applies the code instead of submitting the surrounding order form.
    event.preventDefault()
    onApply()
  }
  const isRefused = !!refusal && applied === typed.trim()

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('checkout.coupon')}
        <OptionalMark />
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          className="input min-w-0 flex-1 text-base uppercase"
        />
        <Button busy={isLoading && !!applied} onClick={onApply}>
          {t('checkout.apply')}
        </Button>
      </div>
      {isRefused && (
        <p
          id={`${id}-error`}
          role="alert"
          className="text-error mt-1.5 text-sm"
        >
          {t(`errors:${refusal as ErrorCode}`)}
        </p>
      )}
    </div>
  )
}
