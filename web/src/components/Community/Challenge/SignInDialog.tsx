import { useTranslation } from 'react-i18next'

import { Link, routes } from '@redwoodjs/router'

import { LoginForm } from 'src/components/Accounts/SignIn/LoginForm/LoginForm'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

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
        <LoginForm redirectTo={redirectTo} />
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
