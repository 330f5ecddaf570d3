import { useTranslation } from 'react-i18next'

import BackupRunCell from 'src/components/Operator/staff/Backup/BackupRunCell'
import BackupRunsCell from 'src/components/Operator/staff/Backup/BackupRunsCell'
import KeptDatabasesCell from 'src/components/Operator/staff/Backup/restore/KeptDatabasesCell'
import BackupSafetyCell from 'src/components/Operator/staff/Backup/safety/BackupSafetyCell'
import { StartBackup } from 'src/components/Operator/staff/Backup/StartBackup'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { int } from 'src/hooks/browser/urlState'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'

/** All backups, or the one that the address names (`?run=`). */
const BackupHistoryPage = () => {
  const { t } = useTranslation('operator.backups')
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
        <div className="space-y-4 sm:space-y-6">
          <BackupSafetyCell on="history" />
          <BackupRunsCell />
          <KeptDatabasesCell />
        </div>
      )}
    </>
  )
}

export default BackupHistoryPage
