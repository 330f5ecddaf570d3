import { useTranslation } from 'react-i18next'

import BackupSettingsCell from 'src/components/Operator/staff/Backup/BackupSettingsCell'
import BackupSafetyCell from 'src/components/Operator/staff/Backup/safety/BackupSafetyCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const BackupSettingsPage = () => {
  const { t } = useTranslation('operator.backups')
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <div className="max-w-3xl space-y-4 sm:space-y-6">
        <BackupSafetyCell on="settings" />
        <BackupSettingsCell />
      </div>
    </>
  )
}

export default BackupSettingsPage
