import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { PublicCourse } from 'src/components/Learning/Lessons/PublicLesson/PublicCourse'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'PublicLessonsQuery'> = gql`
  query PublicLessonsQuery {
    publicLessons {
      id
      title
      shortDescription
      coverUrl
      lessons {
        id
        name
        shortDescription
        type
        videoSeconds
      }
    }
  }
`

export const Loading = () => (
  <div className="space-y-4">
    {[1, 2, 3].map((card) => (
      <div key={card} className="panel p-6">
        <SkeletonLines />
      </div>
    ))}
  </div>
)

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('learning')
  return (
    <div className="panel">
      <EmptyState
        drawing="lessons"
        title={t('free.empty')}
        text={t('free.emptyHelp')}
        action={
          <LinkButton to={routes.signup()} look="primary">
            {t('free.join')}
          </LinkButton>
        }
      />
    </div>
  )
}

export const Success = ({ publicLessons }: PropsOf<'PublicLessonsQuery'>) => (
  <div className="space-y-5">
    {publicLessons.map((course, index) => (
      <PublicCourse key={course.id} course={course} isFirst={index === 0} />
    ))}
  </div>
)
