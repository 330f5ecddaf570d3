import { useRef, useState, type FormEvent } from 'react'

import { useApolloClient } from '@apollo/client'
import * as Dialog from '@radix-ui/react-dialog'
import { useTranslation } from 'react-i18next'

import { PasswordChecklist } from 'src/components/Accounts/SignIn/PasswordChecklist'
import { PasswordField } from 'src/components/Accounts/SignIn/PasswordField'
import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'
import { sendCredentials } from 'src/lib/browser/sendCredentials'
import { toast } from 'src/lib/browser/toast'
import { fieldErrors } from 'src/lib/data/errorText'

import { isStrongPassword } from '$api/src/shared/accounts/passwordRules'

const SET_UP: Doc<'SetUpPasswordMutation'> = gql`
  mutation SetUpPasswordMutation($password: String!) {
    setUpPassword(password: $password)
  }
`

const SKIP: Doc<'SkipPasswordSetupMutation'> = gql`
  mutation SkipPasswordSetupMutation {
    skipPasswordSetup {
      email
      name
      password
    }
  }
`

/** Blocks the page until a password is chosen or skipped (spec section 5): a temporary password must be replaced. */
export const PasswordSetup = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const client = useApolloClient()
  const [password, setPassword] = useState('')
  const [isWeak, setIsWeak] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [save, { loading, error }] = useSave(SET_UP, {
    done: t('setup.saved'),
    onDone: onClose,
  })
  const [skip, { loading: isSkipping }] = useSave(SKIP)
  const wrong = isWeak ? t('errors:PASSWORD_WEAK') : fieldErrors(error).password

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const isStrong = isStrongPassword(password)
    setIsWeak(!isStrong)
    if (!isStrong) void toast.error(t('errors:PASSWORD_WEAK'))
    const saved = isStrong && (await save({ password }))
    if (!saved) field.current?.focus()
  }

  const onSkip = async () => {
    const drawn = await skip({})
    if (!drawn) return
    await sendCredentials(client, drawn.skipPasswordSetup, t('setup.mailed'))
    onClose()
  }

  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-enter fixed inset-0 z-50 bg-black/45" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="panel shadow-float animate-rise fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-md overflow-y-auto p-5 outline-none sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-6"
        >
          <Dialog.Title className="text-lg">{t('setup.title')}</Dialog.Title>
          <Dialog.Description className="text-muted mt-1">
            {t('setup.text')}
          </Dialog.Description>
          <form onSubmit={onSubmit} noValidate className="mt-4 space-y-4">
            <PasswordField
              ref={field}
              name="setup-password"
              label={t('setup.password')}
              value={password}
              onChange={setPassword}
              error={wrong}
            />
            <PasswordChecklist password={password} />
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Button look="ghost" busy={isSkipping} onClick={onSkip}>
                {t(isSkipping ? 'setup.skipping' : 'setup.skip')}
              </Button>
              <Button type="submit" look="primary" busy={loading}>
                {t(loading ? 'setup.saving' : 'setup.save')}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
