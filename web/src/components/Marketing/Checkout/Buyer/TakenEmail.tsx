import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'

import type { Buyer } from './useBuyer'

type TakenEmailProps = { buyer: Buyer; redirectTo: string }

/** For an email that already has an account: sign in here or on the login page. */
export const TakenEmail = ({ buyer, redirectTo }: TakenEmailProps) => {
  const { t } = useTranslation('marketing')
  const { errors } = buyer.form.formState
  if (errors.email?.type !== 'EMAIL_TAKEN') return null

  return (
    <div
      role="alert"
      className="alert alert-info alert-soft mt-5 flex flex-col items-start gap-3 text-sm"
    >
      <p>{t('checkout.taken')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          size="sm"
          onClick={() => buyer.chooseMode('signIn')}
        >
          {t('checkout.signInHere')}
        </Button>
        <Link to={routes.login({ redirectTo })} className="link">
          {t('checkout.toLogin')}
        </Link>
      </div>
    </div>
  )
}
