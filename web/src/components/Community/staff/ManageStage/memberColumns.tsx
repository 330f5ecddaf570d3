import { useTranslation } from 'react-i18next'
import type { ManagedStageMembersQuery } from 'types/graphql'

import { MoveUpBadge } from 'src/components/Community/staff/Review/moveUpColumns'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import {
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type Row = ManagedStageMembersQuery['managedStageMembersPage']['rows'][number]

const State = ({ requestStatus, isStuck }: Row) => {
  const { t } = useTranslation('community.journey')
  if (requestStatus) return <MoveUpBadge status={requestStatus} />
  return isStuck ? (
    <StatusBadge tone="warning">{t('manage.isStuck')}</StatusBadge>
  ) : null
}

export const memberColumns: Column<Row>[] = [
  textColumn('name', fixed),
  textColumn('email', more),
  {
    key: 'percentage',
    value: ({ percentage, doneCount, taskCount }) => (
      <span className="block min-w-32">
        <ProgressBar percent={percentage} />
        <span className="text-muted text-sm tabular-nums">
          {doneCount} / {taskCount}
        </span>
      </span>
    ),
    csv: ({ percentage }) => percentage,
  },
  numberColumn('xp'),
  dateColumn('stageProgressAt', { look: 'relative' }),
  {
    key: 'requestStatus',
    value: (row) => <State {...row} />,
    csv: ({ requestStatus }) => requestStatus,
  },
]
