import { useTranslation } from 'react-i18next'

import BackupRunCell from 'src/components/Settings/staff/Backup/BackupRunCell'
import BackupRunsCell from 'src/components/Settings/staff/Backup/BackupRunsCell'
import BackupStateCell from 'src/components/Settings/staff/Backup/BackupStateCell'
import { StartBackup } from 'src/components/Settings/staff/Backup/StartBackup'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

/** All backups, or the one that the address names (`?run=`). */
const BackupHistoryPage = () => {
  const { t } = useTranslation('settings.backups')
  const { run } = useUrlValues({ run: int })
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<StartBackup />}
      />
      {run ? (
        <BackupRunCell id={run} />
      ) : (
        <>
          <BackupStateCell />
          <BackupRunsCell />
        </>
      )}
    </>
  )
}

export default BackupHistoryPage
