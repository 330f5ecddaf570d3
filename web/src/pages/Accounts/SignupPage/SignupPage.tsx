import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { AuthCard } from 'src/components/Accounts/SignIn/AuthCard'
import { SignupForm } from 'src/components/Accounts/SignIn/SignupForm/SignupForm'
import { Link } from 'src/components/ui/control/Link'

type SignupPageProps = { email?: string; redirectTo?: string }

const SignupPage = ({ email, redirectTo }: SignupPageProps) => {
  const { t } = useTranslation('accounts')
  return (
    <AuthCard
      heading={t('signup.heading')}
      lead={t('signup.lead')}
      footer={
        <>
          {t('signup.haveAccount')}{' '}
          <Link
            to={routes.login(redirectTo ? { redirectTo } : {})}
            className="link link-primary font-semibold"
          >
            {t('signup.toLogin')}
          </Link>
        </>
      }
    >
      <Metadata title={t('signup.title')} />
      <SignupForm email={email} redirectTo={redirectTo} />
    </AuthCard>
  )
}

// For the challenge, whose dialog has the form: a file of its own would cost each sign-up more.
export { SignupForm }

export default SignupPage
