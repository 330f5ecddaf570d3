import { useTranslation } from 'react-i18next'

import SessionsCell from 'src/components/Accounts/Session/SessionsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

const SessionsPage = () => {
  const { t } = useTranslation('accounts.staff')
  return (
    <div className="mx-auto max-w-180">
      <PageHeader title={t('session.title')} lead={t('session.lead')} />
      <SessionsCell />
    </div>
  )
}

export default SessionsPage
