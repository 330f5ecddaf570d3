import { useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'
import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'

import {
  refusedField,
  type AuthRefusal,
  type SignUpInput,
} from '$api/src/shared/accounts/signUpRules'

type SignupRefusalProps = { refusal?: AuthRefusal; redirectTo?: string }

/** Shows the server's refusal at its field; a taken email offers to sign in with it. */
export const SignupRefusal = ({ refusal, redirectTo }: SignupRefusalProps) => {
  const { t } = useTranslation('accounts')
  const { formState, getValues, setError, setFocus } =
    useFormContext<SignUpInput>()
  const field = refusal && refusedField(refusal)

  useEffect(() => {
    if (!field) return
    setError(field, { type: refusal.code, message: refusal.error })
    setFocus(field)
    // Only a new answer of the server may move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])

  if (refusal && !field)
    return (
      <p role="alert" className="alert alert-error alert-soft text-sm">
        {refusal.error}
      </p>
    )
  if (formState.errors.email?.type !== 'EMAIL_TAKEN') return null
  return (
    <p className="text-sm">
      <Link
        to={routes.login({
          email: getValues('email').trim(),
          ...(redirectTo && { redirectTo }),
        })}
        className="link link-primary font-semibold"
      >
        {t('signup.signInInstead')}
      </Link>
    </p>
  )
}
