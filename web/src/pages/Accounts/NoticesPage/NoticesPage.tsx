import { useTranslation } from 'react-i18next'

import NoticesCell from 'src/components/Accounts/Notices/NoticesCell'
import NoticeSettingsCell from 'src/components/Accounts/Notices/NoticeSettingsCell'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const NoticesPage = () => {
  const { t } = useTranslation('accounts.notices')
  return (
    <div className="max-w-3xl">
      <PageHeader title={t('title')} lead={t('lead')} />
      <NoticesCell />
      <div className="mt-8">
        <Card title={t('settings.title')}>
          <NoticeSettingsCell />
        </Card>
      </div>
    </div>
  )
}

export default NoticesPage
