import { Suspense, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { logInHere, useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { PasswordInput } from 'src/components/ui/form/PasswordInput'
import { pathTo } from 'src/hooks/access/useMenu'
import { usePageSession } from 'src/hooks/access/usePageSession'
import { reloadPage } from 'src/lib/browser/reloadPage'
import { endSignIn } from 'src/lib/data/endedSession'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { useReturnElsewhere } from './useReturnElsewhere'

const ProveFactor = lazyPart(
  () => import('src/components/Accounts/SecondFactor/ProveFactor')
)
const SignInCode = lazyPart(
  () => import('src/components/Accounts/SecondFactor/SignInCode')
)

/** Another person's page is a new one: a full load leaves nothing of this person in memory. */
const toLogin = () => location.assign(pathTo('login') ?? '/login')

/** Asks for what the held operations need: a code of the second factor, or the password again. */
const SignInAgain = () =>
  usePageSession() === 'proving' ? <ProveFactor /> : <PasswordAgain />

/**
 * Asks for the password again over the page, so that nothing typed is lost. Staff who acted as this user sign in as
 * themselves.
 */
const PasswordAgain = () => {
  const { t } = useTranslation('accounts.signInAgain')
  const { currentUser } = useAuth()
  const email = String(currentUser?.email ?? '')
  useReturnElsewhere()
  const onClose = () => endSignIn(false)

  if (currentUser?.isImpersonating)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('actingTitle')}
        text={t('actingText', { email })}
        footer={
          <Button look="primary" onClick={toLogin}>
            {t('submit')}
          </Button>
        }
      />
    )
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} text={t('text')}>
      <PasswordForm email={email} userId={Number(currentUser?.id)} />
    </Dialog>
  )
}

const PasswordForm = ({ email, userId }: { email: string; userId: number }) => {
  const { t } = useTranslation(['accounts.signInAgain', 'errors'])
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [handle, setHandle] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const refusalOf = async (password: string) => {
    if (!password) return t('errors:PASSWORD_FORGOTTEN')
    const answer = await logInHere({ username: email, password }).catch(
      () => undefined
    )
    if (!answer) return t('errors:OFFLINE')
    if (answer.handle) {
      setHandle(answer.handle)
      return ''
    }
    if (answer.error)
      return answer.code === 'LOGIN_FAILED'
        ? t('errors:PASSWORD_WRONG')
        : answer.error
    goOn(Number(answer.id))
    return ''
  }

  const goOn = (id: number) => {
    if (id === userId) endSignIn(true)
    else reloadPage()
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to the form below the dialog, which must not be sent.
    event.stopPropagation()
    if (isBusy) return
    setIsBusy(true)
    const refusal = await refusalOf(field.current?.value ?? '')
    setIsBusy(false)
    setWrong(refusal)
    if (refusal) field.current?.focus()
  }

  if (handle)
    return (
      <Suspense fallback={null}>
        <SignInCode
          handle={handle}
          onDone={goOn}
          onBack={() => setHandle(undefined)}
        />
      </Suspense>
    )
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-4 pb-3">
      <div>
        <label
          htmlFor="again-email"
          className="mb-1.5 block text-sm font-semibold"
        >
          {t('email')}
        </label>
        <input
          id="again-email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          className="input bg-base-200 w-full text-base"
        />
      </div>
      <div>
        <label
          htmlFor="again-password"
          className="mb-1.5 block text-sm font-semibold"
        >
          {t('password')}
        </label>
        <PasswordInput
          ref={field}
          id="again-password"
          autoComplete="current-password"
          data-autofocus
          aria-invalid={!!wrong}
          aria-describedby={wrong ? 'again-error' : undefined}
        />
        {wrong && (
          <p
            id="again-error"
            role="alert"
            className="text-error mt-1.5 text-sm"
          >
            {wrong}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" block busy={isBusy}>
        {t('submit')}
      </Button>
      <Button look="ghost" block onClick={toLogin}>
        {t('somebodyElse')}
      </Button>
    </form>
  )
}

export default SignInAgain
