import type { BackupSafetyQuery } from 'types/graphql'

import { BackupSafety } from 'src/components/Operator/staff/Backup/safety/BackupSafety'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'BackupSafetyQuery'> = gql`
  query BackupSafetyQuery {
    safetyOfBackups {
      level
      concerns
      verifiedAt
      verifiedRunId
      nextAt
      hasSecondStore
      isEncrypted
    }
  }
`

type BackupSafetyCellProps = {
  /** The page that the card stands on, to which it has no link. */
  on: 'home' | 'history' | 'settings'
}

export const Loading = () => <Skeleton className="h-36 w-full rounded-xl" />
export const Failure = CellFailure
export const Success = ({
  safetyOfBackups,
  on,
}: BackupSafetyQuery & BackupSafetyCellProps) => (
  <BackupSafety safety={safetyOfBackups} on={on} />
)
