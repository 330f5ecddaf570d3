import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { AuthCard } from 'src/components/Accounts/SignIn/AuthCard'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { toast } from 'src/lib/browser/toast'

import { EnterOtp, type ResetHandle } from './EnterOtp'
import { NewPassword } from './NewPassword'

type ResetPasswordProps = {
  handle: ResetHandle
  /** The code from the mail's link. */
  otp?: string
}

/** Step 1: enter the code. Step 2: choose a password. An expired request leads back to the sign-in page. */
export const ResetPassword = ({ handle: given, otp }: ResetPasswordProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { validateResetToken } = useAuth()
  const [handle, setHandle] = useState(given)
  const [step, setStep] = useState<'check' | 'code' | 'password'>('check')

  useEffect(() => {
    let isGone = false
    const check = async () => {
      const { error } = (await validateResetToken(given.token).catch(() => ({
        error: t('errors:OFFLINE'),
      }))) as { error?: string }
      if (isGone) return
      if (!error) return setStep('code')
      void toast.error(error)
      navigate(routes.login())
    }
    void check()
    return () => {
      isGone = true
    }
    // Runs once, for the link that opened the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const onInvalid = (text: string) => {
    void toast.error(text)
    navigate(routes.login())
  }
  const place = step === 'password' ? 'reset' : 'otp'

  return (
    <AuthCard
      heading={t(`${place}.heading`)}
      lead={t(`${place}.lead`, { email: handle.email })}
    >
      {step === 'check' && <SkeletonLines lines={4} />}
      {step === 'code' && (
        <EnterOtp
          handle={handle}
          otp={otp}
          onResent={setHandle}
          onVerified={() => setStep('password')}
        />
      )}
      {step === 'password' && (
        <NewPassword token={handle.token} onInvalid={onInvalid} />
      )}
    </AuthCard>
  )
}
