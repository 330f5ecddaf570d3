import { useTranslation } from 'react-i18next'

import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Card } from 'src/components/ui/layout/Card'

type RestoreGuideProps = { fileName: string; isEncrypted: boolean }

/** How the people who run the server restore a backup. */
export const RestoreGuide = ({ fileName, isEncrypted }: RestoreGuideProps) => {
  const { t } = useTranslation('operator.backups')
  const command = `yarn sulong restore ${fileName}${isEncrypted ? ' --key-file sulong-backup-key.txt' : ''}`
  return (
    <Card title={t('restore.title')}>
      <p>{t('restore.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <code className="bg-base-200 rounded-lg px-3 py-2 text-sm break-all">
          {command}
        </code>
        <CopyButton text={command} label={t('restore.copy')} />
      </div>
      <p className="mt-3 text-sm">{t('restore.replace')}</p>
      <p className="text-muted mt-3 text-sm">
        {t(isEncrypted ? 'restore.withKey' : 'restore.more')}
      </p>
    </Card>
  )
}
