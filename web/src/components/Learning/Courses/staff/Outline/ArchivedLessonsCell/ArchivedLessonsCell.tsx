import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'ArchivedLessonsQuery'> = gql`
  query ArchivedLessonsQuery($courseId: Int!) {
    archivedLessons(courseId: $courseId) {
      id
      name
      unitName
      archivedAt
      opened
    }
  }
`

const RESTORE: Doc<'RestoreLessonMutation'> = gql`
  mutation RestoreLessonMutation($id: Int!) {
    restoreLesson(id: $id) {
      id
    }
  }
`

export const Loading = RowsLoading
export const Empty = () => null
export const Failure = CellFailure

/** The archived lessons of a course; restoring one puts it at the end of its unit as a draft. */
export const Success = ({
  archivedLessons,
}: PropsOf<'ArchivedLessonsQuery'>) => {
  const { t } = useTranslation('learning.staff')
  const { mayOpen } = useAccess()
  return (
    <Card title={t('archived.title')}>
      <ul className="divide-base-300 divide-y">
        {archivedLessons.map(({ id, name, unitName, archivedAt, opened }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <div className="min-w-40 flex-1">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-muted text-sm">
                {unitName} · <DateText date={archivedAt} /> ·{' '}
                {t('archived.opened', { count: opened })}
              </p>
            </div>
            {mayOpen('editLesson') && (
              <Actions
                words="learning.staff:archived"
                of={{ name }}
                refetch={['ArchivedLessonsQuery', 'FindCourseQuery']}
                size="sm"
                actions={[
                  {
                    name: 'restore',
                    icon: ArchiveRestore,
                    does: call(RESTORE, { id }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
