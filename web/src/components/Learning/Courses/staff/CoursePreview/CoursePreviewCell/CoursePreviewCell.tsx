import { CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useLockText } from 'src/components/Learning/Courses/useLockText'
import { Link } from 'src/components/ui/control/Link'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { Card } from 'src/components/ui/layout/Card'

export const QUERY: Doc<'CoursePreviewQuery'> = gql`
  query CoursePreviewQuery(
    $id: Int!
    $stageNumber: Int
    $batchId: Int
    $accessLevelId: String
    $day: String
    $enrolledOn: String
  ) {
    coursePreview(
      id: $id
      stageNumber: $stageNumber
      batchId: $batchId
      accessLevelId: $accessLevelId
      day: $day
      enrolledOn: $enrolledOn
    ) {
      isGranted
      track
      openLessons
      units {
        id
        name
        lessons {
          id
          name
          lock {
            reason
            opensOn
            days
            stageNumber
          }
        }
      }
    }
  }
`

export const beforeQuery = (variables: VariablesOf<'CoursePreviewQuery'>) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})

export const Loading = RowsLoading
export const Empty = NotFound
export const Failure = CellFailure

/** The outline with each lock explained as that learner would read it. */
export const Success = ({
  coursePreview: { isGranted, track, openLessons, units },
}: PropsOf<'CoursePreviewQuery'>) => {
  const { t } = useTranslation(['learning.staff', 'learning'])
  const lockText = useLockText()
  const total = units.reduce((sum, { lessons }) => sum + lessons.length, 0)
  return (
    <div className="space-y-4">
      <Card>
        <p className="font-medium" role="status">
          {t('preview.open', { open: openLessons, count: total })}
        </p>
        <p className="text-muted text-sm">
          {t(isGranted ? 'preview.granted' : 'preview.notGranted')}{' '}
          {track ? t('preview.track', { track }) : t('preview.ownOrder')}
        </p>
      </Card>
      {total === 0 && (
        <div className="panel">
          <EmptyState
            drawing="lessons"
            title={t('learning:course.noLessons')}
            text={t('learning:course.noLessonsHelp')}
          />
        </div>
      )}
      {units.map((unit) => (
        <Card key={unit.id} title={unit.name}>
          <ol className="space-y-2">
            {unit.lessons.map(({ id, name, lock }) => {
              const Icon = lock ? Lock : CircleCheck
              return (
                <li key={id} className="flex items-start gap-3">
                  <Icon
                    className={`mt-0.5 size-5 shrink-0 ${lock ? 'text-muted' : 'text-success'}`}
                    aria-hidden
                  />
                  <span className="min-w-0">
                    <Link
                      to={routes.lesson({ id })}
                      className="link link-hover font-medium"
                    >
                      {name}
                    </Link>
                    <span className="text-muted block text-sm">
                      {lock ? lockText(lock) : t('preview.isOpen')}
                    </span>
                  </span>
                </li>
              )
            })}
          </ol>
        </Card>
      ))}
    </div>
  )
}
