import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

type CodeFormProps = {
  /** Sends a code; resolves to the text of a refusal, or to an empty text. */
  onCode: (code: string) => Promise<string>
  submitLabel?: string
  /** Only the authenticator app's codes count, because there are no recovery codes yet. */
  isFirst?: boolean
}

/** Asks for a code of the authenticator app, or a recovery code. */
export const CodeForm = ({
  onCode,
  submitLabel,
  isFirst = false,
}: CodeFormProps) => {
  const { t } = useTranslation(['accounts.factor', 'errors'])
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => field.current?.focus(), [])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to a form below the dialog, which must not be sent.
    event.stopPropagation()
    if (isBusy) return
    const code = field.current?.value.trim() ?? ''
    setIsBusy(true)
    const refusal = code ? await onCode(code) : t('errors:REQUIRED')
    setIsBusy(false)
    setWrong(refusal)
    if (refusal) field.current?.select()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-4">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {t('code.label')}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          data-autofocus
          aria-invalid={!!wrong}
          aria-describedby={`${id}-help${wrong ? ` ${id}-error` : ''}`}
          className="input w-full text-base tracking-widest tabular-nums"
        />
        <p id={`${id}-help`} className="text-muted mt-1.5 text-sm">
          {t(isFirst ? 'code.helpApp' : 'code.help')}
        </p>
        {wrong && (
          <p
            id={`${id}-error`}
            role="alert"
            className="text-error mt-1.5 text-sm"
          >
            {wrong}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" block busy={isBusy}>
        {isBusy ? t('code.busy') : (submitLabel ?? t('code.submit'))}
      </Button>
    </form>
  )
}
