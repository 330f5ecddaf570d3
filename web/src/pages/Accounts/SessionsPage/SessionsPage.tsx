import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import WaitingEmailCell from 'src/components/Accounts/EmailChange/WaitingEmailCell'
import SessionsCell from 'src/components/Accounts/Session/SessionsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const SessionsPage = () => {
  const { t } = useTranslation('accounts.staff')
  const { currentUser } = useAuth()
  const id = currentUser?.id as number | undefined
  return (
    <div className="max-w-180">
      <PageHeader title={t('session.title')} lead={t('session.lead')} />
      {id && <WaitingEmailCell userId={id} isOwn />}
      <SessionsCell />
    </div>
  )
}

export default SessionsPage
