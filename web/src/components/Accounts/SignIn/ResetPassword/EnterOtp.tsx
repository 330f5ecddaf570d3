import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { OtpInput } from 'src/components/Accounts/SignIn/OtpInput'
import { useCountdown } from 'src/components/Accounts/SignIn/ResetPassword/useCountdown'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'

import {
  OTP_AUTO_VERIFY_MS,
  OTP_DIGITS,
  OTP_RESEND_SECONDS,
} from '$api/src/shared/constants'

const VALIDATE: Doc<'ValidateOtpMutation'> = gql`
  mutation ValidateOtpMutation($input: ValidateOtpInput!) {
    validateOtp(input: $input) {
      isValid
      message
    }
  }
`

/** The reset request of this page; the entered code and password apply to this request only. */
export type ResetHandle = { id: string; token: string; email: string }

type EnterOtpProps = {
  handle: ResetHandle
  otp?: string
  onResent: (handle: ResetHandle) => void
  onVerified: () => void
}

export const EnterOtp = ({
  handle,
  otp = '',
  onResent,
  onVerified,
}: EnterOtpProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { forgotPassword } = useAuth()
  const [code, setCode] = useState(otp)
  const [error, setError] = useState<string>()
  const [isResending, setIsResending] = useState(false)
  const { seconds, restart } = useCountdown(OTP_RESEND_SECONDS)
  const [validate, { loading }] = useSave(VALIDATE)
  const isVerifying = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  /** Focuses the first empty box, or the first box if all are filled. */
  const focusBox = (entered = '') =>
    form.current
      ?.querySelectorAll('input')
      [entered.length % OTP_DIGITS]?.focus()

  const refuse = (text: string, entered: string) => {
    setError(text)
    focusBox(entered)
  }

  const verify = async (entered: string) => {
    if (isVerifying.current) return
    if (entered.length < OTP_DIGITS) return refuse(t('otp.incomplete'), entered)
    isVerifying.current = true
    setError(undefined)
    const answer = await validate({ input: { id: handle.id, otp: entered } })
    isVerifying.current = false
    if (!answer) return
    if (answer.validateOtp.isValid) return onVerified()
    const { message } = answer.validateOtp
    refuse(message, entered)
    void toast.error(message)
  }

  // The previous page's button, which had the focus, is gone.
  useEffect(() => focusBox(), [])

  // A code from the mail's link is submitted automatically after about a second (spec section 4).
  useEffect(() => {
    if (otp.length !== OTP_DIGITS) return
    const timer = setTimeout(() => void verify(otp), OTP_AUTO_VERIFY_MS)
    return () => clearTimeout(timer)
    // Runs once, for the link that opened the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void verify(code)
  }

  const onResend = async () => {
    setIsResending(true)
    const sent = (await forgotPassword(handle.email).catch(() => ({
      error: t('errors:OFFLINE'),
    }))) as { id?: number; token?: string; error?: string }
    setIsResending(false)
    restart()
    focusBox()
    if (!sent.token) return void toast.error(sent.error || t('errors:GENERIC'))
    setCode('')
    setError(undefined)
    onResent({ ...handle, id: String(sent.id), token: sent.token })
    void toast.success(t('otp.resent', { email: handle.email }))
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="space-y-5">
      <OtpInput value={code} onChange={setCode} error={error} />
      <Button type="submit" look="primary" block busy={loading}>
        {t(loading ? 'otp.verifying' : 'otp.verify')}
      </Button>
      <div className="text-muted space-y-2 text-center text-sm">
        {seconds > 0 ? (
          <p className="tabular-nums">{t('otp.resendIn', { seconds })}</p>
        ) : (
          <>
            <p>{t('otp.resendHint')}</p>
            <Button
              look="ghost"
              size="sm"
              busy={isResending}
              onClick={onResend}
            >
              {t('otp.resend')}
            </Button>
          </>
        )}
        <p>
          <Link to={routes.login()} className="link">
            {t('forgot.toLogin')}
          </Link>
        </p>
      </div>
    </form>
  )
}
