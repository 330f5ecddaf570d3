import { DatabaseBackup } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  StartBackupMutation,
  StartBackupMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import { historyPath } from './backupRun'

const START = gql`
  mutation StartBackupMutation {
    startBackup {
      ...BackupRunFields
    }
  }
`

/** Begins a backup and opens its page, which shows how far it is. */
export const StartBackup = () => {
  const { t } = useTranslation('operator.backups')
  const [start, { loading }] = useSave<
    StartBackupMutation,
    StartBackupMutationVariables
  >(START, {
    refetch: ['BackupRunsPageQuery'],
    goTo: ({ startBackup }) => historyPath(startBackup.id),
  })
  return (
    <Button
      look="primary"
      icon={DatabaseBackup}
      busy={loading}
      onClick={() => void start({})}
    >
      {t('start')}
    </Button>
  )
}
