import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { Metadata } from '@redwoodjs/web'

import { AuthCard } from 'src/components/Accounts/SignIn/AuthCard'
import { SendOtpForm } from 'src/components/Accounts/SignIn/SendOtpForm'
import { Link } from 'src/components/ui/control/Link'

import { emailInRouteData } from '$api/src/shared/accounts/resetLink'

type SetNewPasswordPageProps = { email?: string; extraData?: string }

/** The page for accounts that staff created; the mailed link contains the account's email. */
const SetNewPasswordPage = ({ email, extraData }: SetNewPasswordPageProps) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <AuthCard
      heading={t('setNew.heading')}
      lead={t('setNew.lead')}
      footer={
        <Link to={routes.login()} className="link link-primary font-semibold">
          {t('forgot.toLogin')}
        </Link>
      }
    >
      <Metadata title={t('setNew.title')} robots="noindex" />
      <SendOtpForm
        email={emailInRouteData(extraData) ?? email}
        requiredMessage="SET_PASSWORD_EMAIL_REQUIRED"
      />
    </AuthCard>
  )
}

export default SetNewPasswordPage
