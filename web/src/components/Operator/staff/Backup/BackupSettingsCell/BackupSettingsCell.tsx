import type { BackupSettingsQuery } from 'types/graphql'

import { BackupSettingsForm } from 'src/components/Operator/staff/Backup/BackupSettingsForm'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'BackupSettingsQuery'> = gql`
  query BackupSettingsQuery {
    backupSettings {
      isEnabled
      frequency
      timeOfDay
      weekday
      keepLast
      keepDays
      includeFiles
      publicKey
      notifyEmails
      nextAt
      hasSecondStore
    }
  }
`

export const beforeQuery = freshQuery
export const Loading = FormLoading
export const Failure = CellFailure
export const Success = ({ backupSettings }: BackupSettingsQuery) => (
  <BackupSettingsForm settings={backupSettings} />
)
