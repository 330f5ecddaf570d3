import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { AuthCard } from 'src/components/Accounts/SignIn/AuthCard'
import { LoginForm } from 'src/components/Accounts/SignIn/LoginForm'
import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'

type LoginPageProps = { email?: string; redirectTo?: string }

const LoginPage = ({ email, redirectTo }: LoginPageProps) => {
  const { t } = useTranslation('accounts')
  return (
    <AuthCard
      heading={t('login.heading')}
      lead={t('login.lead')}
      // A visitor of the school's address meets the school first, everybody else the form.
      front={redirectTo === '/' ? 'above' : 'below'}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Link
            to={pathTo('signup', redirectTo ? { redirectTo } : {}) ?? '/'}
            className="link link-primary font-semibold"
          >
            {t('login.toSignup')}
          </Link>
        </>
      }
    >
      <Metadata title={t('login.title')} />
      <LoginForm email={email} redirectTo={redirectTo} />
    </AuthCard>
  )
}

// For the sign-in over another page: a file of its own for the form would cost each first visit more.
export { LoginForm }

export default LoginPage
