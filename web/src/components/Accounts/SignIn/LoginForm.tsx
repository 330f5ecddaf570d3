import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { PasswordInput } from 'src/components/ui/form/PasswordInput'
import { pathTo } from 'src/hooks/access/useMenu'
import { returnPath } from 'src/lib/browser/safeRedirect'
import { toast } from 'src/lib/browser/toast'
import { lazy } from 'src/lib/loading/lazy'

import { signInRules } from '$api/src/shared/accounts/signInRules'

const SignInCode = lazy(
  () => import('src/components/Accounts/SecondFactor/SignInCode')
)

type LoginFormProps = { email?: string; redirectTo?: string }
type Refused = { email?: string; password?: string }

// Uses plain inputs: the form library would make up an eighth of this page's script
// (docs/decisions/0033-settled-questions.md, 40).
export const LoginForm = ({ email: given, redirectTo }: LoginFormProps) => {
  const { t, i18n } = useTranslation('accounts')
  const { isAuthenticated, logIn, reauthenticate } = useAuth()
  const say = i18n.getFixedT(null, 'errors')
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState('')
  const [handle, setHandle] = useState('')
  const [typed, setTyped] = useState(given)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (isAuthenticated) navigate(returnPath(redirectTo), { replace: true })
  }, [isAuthenticated, redirectTo])

  const textOf = (field: 'email' | 'password', value: string) => {
    const code = signInRules[field](value)
    return code ? say(code) : undefined
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return

    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '').trim()
    const password = String(data.get('password') ?? '')
    // Most visitors never need these texts, so the page does not wait for them.
    await i18n.loadNamespaces('errors')
    const found = {
      email: textOf('email', email),
      password: textOf('password', password),
    }
    setRefused(found)
    setFailure('')

    const first = found.email
      ? 'email'
      : found.password
        ? 'password'
        : undefined
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }

    setIsBusy(true)
    const text = await tryToSignIn(email.toLowerCase(), password)
    setIsBusy(false)
    if (!text) return

    setFailure(text)
    toast.error(text)
  }

  const tryToSignIn = async (username: string, password: string) => {
    try {
      const answer = await logIn({ username, password })
      if (answer?.handle) {
        setHandle(String(answer.handle))
        return undefined
      }
      return answer?.error ? String(answer.error) : undefined
    } catch {
      return say('OFFLINE')
    }
  }

  if (handle)
    return (
      <Suspense fallback={null}>
        <SignInCode
          handle={handle}
          onDone={() => void reauthenticate()}
          onBack={() => setHandle('')}
        />
      </Suspense>
    )
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="space-y-4">
      {failure && (
        <p role="alert" className="alert alert-error alert-soft text-sm">
          {failure}
        </p>
      )}
      <div>
        <label htmlFor="email" className="mb-1.5 block text-sm font-semibold">
          {t('login.email')}
        </label>
        <input
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={given}
          onBlur={(event) => setTyped(event.target.value.trim())}
          aria-invalid={!!refused.email}
          aria-describedby={refused.email ? 'email-error' : undefined}
          className="input w-full text-base"
        />
        {refused.email && (
          <p id="email-error" className="text-error mt-1.5 text-sm">
            {refused.email}
          </p>
        )}
      </div>
      <div>
        <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
          <label htmlFor="password" className="font-semibold">
            {t('login.password')}
          </label>
          {pathTo('forgotPassword') && (
            <Link
              to={
                pathTo('forgotPassword', typed ? { email: typed } : {}) ?? '/'
              }
              className="link link-primary"
            >
              {t('login.forgot')}
            </Link>
          )}
        </div>
        <PasswordInput
          id="password"
          name="password"
          autoComplete="current-password"
          aria-invalid={!!refused.password}
          aria-describedby={refused.password ? 'password-error' : undefined}
        />
        {refused.password && (
          <p id="password-error" className="text-error mt-1.5 text-sm">
            {refused.password}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" block busy={isBusy}>
        {t(isBusy ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
