import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { PasswordChecklist } from 'src/components/Accounts/SignIn/PasswordChecklist'
import { PasswordField } from 'src/components/Accounts/SignIn/PasswordField'
import { Button } from 'src/components/ui/control/Button/Button'
import { toast } from 'src/lib/browser/toast'

type NewPasswordProps = {
  token: string
  /** Called when the reset request has expired. */
  onInvalid: (text: string) => void
}

const names = ['password', 'confirm'] as const
type Name = (typeof names)[number]

/** The checklist only informs; the form refuses only an empty password and two different ones (spec section 5). */
export const NewPassword = ({ token, onInvalid }: NewPasswordProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { resetPassword, validateResetToken, isAuthenticated, reauthenticate } =
    useAuth()
  const [typed, setTyped] = useState<Record<Name, string>>({
    password: '',
    confirm: '',
  })
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const focus = (name: Name) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  // The previous step's button, which had the focus, is gone.
  useEffect(() => focus('password'), [])

  const refuse = (name: Name, text: string) => {
    setWrong({ [name]: text })
    focus(name)
  }

  const send = async () => {
    const offline = { error: t('errors:OFFLINE') }
    const answer = (await resetPassword({
      resetToken: token,
      password: typed.password,
    }).catch(() => offline)) as { error?: string }
    if (!answer.error) return undefined
    const check = (await validateResetToken(token).catch(() => ({}))) as {
      error?: string
    }
    if (check.error) onInvalid(answer.error)
    return answer.error
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!typed.password)
      return refuse('password', t('errors:PASSWORD_REQUIRED'))
    if (typed.confirm !== typed.password)
      return refuse('confirm', t('errors:PASSWORDS_DIFFER'))

    setWrong({})
    setIsBusy(true)
    const error = await send()
    setIsBusy(false)
    if (error) {
      void toast.error(error)
      return refuse('password', error)
    }
    void toast.success(t('reset.done'))
    // A reset ends every session, including this one.
    if (isAuthenticated) await reauthenticate()
    navigate(routes.login())
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="space-y-5">
      {names.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={t(`reset.${name}`)}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          error={wrong[name]}
        />
      ))}
      <PasswordChecklist password={typed.password} />
      <p className="text-muted text-sm">{t('reset.hint')}</p>
      <Button type="submit" look="primary" block busy={isBusy}>
        {t(isBusy ? 'reset.submitting' : 'reset.submit')}
      </Button>
    </form>
  )
}
