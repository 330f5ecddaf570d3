import { useTranslation } from 'react-i18next'

import BackupSettingsCell from 'src/components/Settings/staff/Backup/BackupSettingsCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

const BackupSettingsPage = () => {
  const { t } = useTranslation('settings.backups')
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <BackupSettingsCell />
    </>
  )
}

export default BackupSettingsPage
