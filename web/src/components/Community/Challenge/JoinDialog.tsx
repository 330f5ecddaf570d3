import { Suspense, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { lazy } from 'src/lib/loading/lazy'

// The files of the sign-in and sign-up pages have the forms.
const forms = {
  signIn: lazy(async () => ({
    default: (await import('src/pages/Accounts/LoginPage/LoginPage')).LoginForm,
  })),
  signUp: lazy(async () => ({
    default: (await import('src/pages/Accounts/SignupPage/SignupPage'))
      .SignupForm,
  })),
}

type JoinDialogProps = {
  /** The form to begin with; the other one is a press away. */
  first: keyof typeof forms
  onClose: () => void
}

/** Sign-up and sign-in over the challenge page, which stays. */
const JoinDialog = ({ first, onClose }: JoinDialogProps) => {
  const { t } = useTranslation('community.challenge')
  const [name, setName] = useState(first)
  const Form = forms[name]
  const other = name === 'signIn' ? 'signUp' : 'signIn'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`join.${name}Title`)}
      text={t('join.stay')}
    >
      <div className="pb-3">
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <Form redirectTo={routes.challenge()} />
        </Suspense>
        <p className="mt-5 text-center text-sm">
          {t(`join.${other}Ask`)}{' '}
          <button
            type="button"
            className="link link-primary"
            onClick={() => setName(other)}
          >
            {t(`join.${other}`)}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

export default JoinDialog
