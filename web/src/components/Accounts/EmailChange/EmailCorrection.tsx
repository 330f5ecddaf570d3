import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { CorrectEmailInput } from 'types/graphql'

import { useAuth } from 'src/auth'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const CORRECT: Doc<'CorrectMyEmailMutation'> = gql`
  mutation CorrectMyEmailMutation($input: CorrectEmailInput!) {
    correctMyEmail(input: $input)
  }
`

/** Replaces a mistyped address of a new account at once. */
export const EmailCorrection = () => {
  const { t } = useTranslation('accounts.profile')
  const { currentUser, reauthenticate } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const [save, { error }] = useSave(CORRECT, {
    done: t('emailChange.correct.done'),
    onDone: () => {
      setIsOpen(false)
      void reauthenticate()
    },
  })
  return (
    <>
      <button
        type="button"
        className="link link-primary text-sm"
        onClick={() => setIsOpen(true)}
      >
        {t('emailChange.correct.open')}
      </button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setIsOpen(false)}
          title={t('emailChange.correct.title')}
          text={t('emailChange.correct.text')}
        >
          <ResourceForm<CorrectEmailInput>
            fields={[
              {
                name: 'email',
                as: 'email',
                label: t('otp.email'),
                required: true,
                autoComplete: 'email',
              },
            ]}
            record={{ email: currentUser?.email }}
            onSave={(input) => save({ input })}
            error={error}
            submitLabel={t('emailChange.correct.submit')}
            guard={false}
            block
          />
        </Dialog>
      )}
    </>
  )
}
