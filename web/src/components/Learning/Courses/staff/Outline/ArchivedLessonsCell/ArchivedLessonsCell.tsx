import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Card } from 'src/components/ui/layout/Card/Card'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

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

const RESTORE = gql`
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
  const [restore] = useSave<unknown, { id: number }>(RESTORE, {
    done: t('archived.restored'),
    refetch: ['ArchivedLessonsQuery', 'FindCourseQuery'],
  })
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
              <Button
                look="secondary"
                size="sm"
                icon={ArchiveRestore}
                onClick={() => restore({ id })}
              >
                {t('archived.restore')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
