import { lazy, Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link/Link'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'

// The sign-in page's own file has the form.
const LoginForm = lazy(async () => ({
  default: (await import('src/pages/Accounts/LoginPage/LoginPage')).LoginForm,
}))

/** The sign-in over the challenge page, which stays. */
const SignInDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('community.challenge')
  const redirectTo = routes.challenge()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('join.signInTitle')}
      text={t('join.signInText')}
    >
      <div className="pb-3">
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <LoginForm redirectTo={redirectTo} />
        </Suspense>
        <p className="mt-5 text-center text-sm">
          {t('join.noAccount')}{' '}
          <Link
            to={routes.signup({ redirectTo })}
            className="link link-primary"
          >
            {t('join.signUp')}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

export default SignInDialog
