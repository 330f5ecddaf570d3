import { useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { AuthCard } from 'src/components/Accounts/SignIn/AuthCard'
import { SendOtpForm } from 'src/components/Accounts/SignIn/SendOtpForm'
import { Link } from 'src/components/ui/control/Link'

const ForgotPasswordPage = ({ email }: { email?: string }) => {
  const { t } = useTranslation('accounts.profile')
  const { isAuthenticated } = useAuth()

  useEffect(() => {
    if (isAuthenticated) navigate(routes.home(), { replace: true })
  }, [isAuthenticated])

  return (
    <AuthCard
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      footer={
        <Link to={routes.login()} className="link link-primary font-semibold">
          {t('forgot.toLogin')}
        </Link>
      }
    >
      <Metadata title={t('forgot.title')} />
      <SendOtpForm email={email} requiredMessage="RESET_EMAIL_REQUIRED" />
    </AuthCard>
  )
}

export default ForgotPasswordPage
