import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { toast } from 'src/lib/browser/toast'

import type { ErrorCode } from '$api/src/shared/errors'
import { isEmail, normalizeEmail } from '$api/src/shared/text/email'

type Input = { email: string }
type Sent = { id?: number; token?: string; email?: string; error?: string }

type SendOtpFormProps = {
  email?: string
  /** The message for an empty field (spec section 5). */
  requiredMessage: Extract<
    ErrorCode,
    'RESET_EMAIL_REQUIRED' | 'SET_PASSWORD_EMAIL_REQUIRED'
  >
}

/** Requests a code by mail and opens the page where it is entered. */
export const SendOtpForm = ({ email, requiredMessage }: SendOtpFormProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { forgotPassword } = useAuth()

  const fields: Field<Input>[] = [
    {
      name: 'email',
      as: 'email',
      label: t('otp.email'),
      required: true,
      autoComplete: 'username',
      validation: (typed: string | null) => {
        if (!typed?.trim()) return t(`errors:${requiredMessage}`)
        return isEmail(normalizeEmail(typed))
          ? undefined
          : t('errors:EMAIL_INVALID')
      },
    },
  ]

  const onSend = async ({ email: typed }: Input) => {
    try {
      const sent = (await forgotPassword(normalizeEmail(typed ?? ''))) as Sent
      if (!sent.token || !sent.email) {
        void toast.error(sent.error || t('errors:GENERIC'))
        return undefined
      }
      void toast.success(t('otp.sent', { email: sent.email }))
      navigate(
        routes.resetPassword({
          userId: String(sent.id),
          resetToken: sent.token,
          email: sent.email,
        })
      )
      return true
    } catch {
      void toast.error(t('errors:OFFLINE'))
      return undefined
    }
  }

  return (
    <ResourceForm
      fields={fields}
      record={{ email }}
      onSave={onSend}
      submitLabel={t('otp.send')}
      busyLabel={t('otp.sending')}
      guard={false}
      block
    />
  )
}
