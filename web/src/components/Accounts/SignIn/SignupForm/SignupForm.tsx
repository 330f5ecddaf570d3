import { useEffect, useState } from 'react'

import { Trans, useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Link } from 'src/components/ui/control/Link'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { pathTo } from 'src/hooks/access/useMenu'
import { useSendAffiliateCode } from 'src/hooks/data/useSendAffiliateCode'
import { openPlace } from 'src/lib/browser/openPlace'
import { returnPath } from 'src/lib/browser/safeRedirect'
import { storageKeys, store } from 'src/lib/browser/storageKeys'
import { toast } from 'src/lib/browser/toast'

import { SignupRefusal } from './SignupRefusal'

import {
  signUpRules,
  type AuthRefusal,
  type SignUpField,
  type SignUpInput,
} from '$api/src/shared/accounts/signUpRules'
import { SIGN_UP_REDIRECT_MS } from '$api/src/shared/constants'
import { normalizeEmail } from '$api/src/shared/text/email'

type SignupFormProps = { email?: string; redirectTo?: string }

const kinds: Record<SignUpField, Field<SignUpInput>['as']> = {
  firstName: 'text',
  lastName: 'text',
  facebookProfile: 'text',
  email: 'email',
  password: 'password',
}
const autoComplete: Partial<Record<SignUpField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'username',
  password: 'new-password',
}

export const SignupForm = ({ email, redirectTo }: SignupFormProps) => {
  const { t } = useTranslation(['accounts', 'errors'])
  const { currentUser, isAuthenticated, loading, signUp } = useAuth()
  const sendAffiliateCode = useSendAffiliateCode()
  const [hasSignedUp, setHasSignedUp] = useState(false)
  const [refusal, setRefusal] = useState<AuthRefusal>()

  // Spec 2.8: leads to the courses or the home page about two seconds after success.
  const role = (currentUser?.roles as string[] | undefined)?.[0]
  useEffect(() => {
    if (!isAuthenticated || loading) return
    const start =
      (role === 'non-member' && pathTo('viewCourses')) || pathTo('home') || '/'
    const goTo = redirectTo ? returnPath(redirectTo) : start
    const timer = setTimeout(
      () => openPlace(goTo),
      hasSignedUp ? SIGN_UP_REDIRECT_MS : 0
    )
    return () => clearTimeout(timer)
  }, [isAuthenticated, loading, role, redirectTo, hasSignedUp])

  const fields = (Object.keys(kinds) as SignUpField[]).map(
    (name): Field<SignUpInput> => ({
      name,
      as: kinds[name],
      label: t(`signup.${name}`),
      help: {
        facebookProfile: t('signup.facebookHelp'),
        email: t('signup.emailHelp'),
        password: t('signup.passwordHelp'),
        firstName: undefined,
        lastName: undefined,
      }[name],
      required: name !== 'facebookProfile',
      half: name === 'firstName' || name === 'lastName',
      disabled: name === 'email' && !!email,
      autoComplete: autoComplete[name],
      validation: (value: string | null) => {
        const code = signUpRules[name](value ?? '')
        return code && t(`errors:${code}`)
      },
    })
  )

  const onRefused = (answer: AuthRefusal) => {
    setRefusal(answer)
    void toast.error(answer.error)
  }

  const onSave = async ({ email: typed, password, ...person }: SignUpInput) => {
    setRefusal(undefined)
    try {
      const answer = await signUp({
        ...person,
        username: normalizeEmail(typed),
        password,
      })
      if (answer?.error) return onRefused(answer)
      setHasSignedUp(true)
      void sendAffiliateCode({ ...person, email: normalizeEmail(typed) })
      store(storageKeys.firstLogin, true)
      await toast.success(t('signup.done'))
      return true
    } catch {
      return onRefused({ error: t('errors:OFFLINE') })
    }
  }

  return (
    <>
      <ResourceForm
        fields={fields}
        record={{ email }}
        onSave={onSave}
        submitLabel={t('signup.submit')}
        guard={false}
        block
      >
        <SignupRefusal refusal={refusal} redirectTo={redirectTo} />
      </ResourceForm>
      <p className="text-muted mt-4 text-center text-xs">
        <Trans
          t={t}
          i18nKey="signup.agree"
          components={{
            terms: <Link to={routes.termsConditions()} className="link" />,
            privacy: <Link to={routes.privacyPolicy()} className="link" />,
          }}
        />
      </p>
    </>
  )
}
