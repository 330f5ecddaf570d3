import { useTranslation } from 'react-i18next'
import type { MoveUpRequestsQuery, MoveUpStatus } from 'types/graphql'

import { statusTones } from 'src/components/Community/MyStage/MoveUp/statusTones'
import {
  dateColumn,
  fixed,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type Row = MoveUpRequestsQuery['moveUpRequestsPage']['rows'][number]

export const MoveUpBadge = ({ status }: { status: MoveUpStatus }) => {
  const { t } = useTranslation('community.journey')
  return (
    <StatusBadge tone={statusTones[status]}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}

/** The deadline of an answer; a late one is marked by text, not only by colour. */
export const DueText = ({
  slaDueAt,
  isOverdue,
}: Pick<Row, 'slaDueAt' | 'isOverdue'>) => {
  const { t } = useTranslation('community.journey')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <DateText date={slaDueAt} look="time" />
      {isOverdue && (
        <StatusBadge tone="error">{t('review.overdue')}</StatusBadge>
      )}
    </span>
  )
}

export const moveUpColumns: Column<Row>[] = [
  textColumn('memberName', fixed),
  {
    key: 'status',
    value: ({ status }) => <MoveUpBadge status={status} />,
  },
  {
    key: 'slaDueAt',
    value: (row) => <DueText {...row} />,
  },
  dateColumn('submittedAt', { ...fixed, look: 'relative' }),
  numberColumn('round', fixed),
  textColumn('assignedToName', fixed),
  textColumn('claimedByName', fixed),
]
