import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { TrainingParts } from 'src/components/Learning/Courses/TrainingLanding/TrainingParts'
import { LessonSkeleton } from 'src/components/Learning/Lessons/PublicLesson/LessonSkeleton'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'TrainingPartsQuery'> = gql`
  query TrainingPartsQuery($page: PublicPage!) {
    publicLessons(page: $page) {
      id
      title
      lessons {
        id
        name
      }
    }
  }
`

type Given = { part: number }

export const beforeQuery = ({
  page,
}: VariablesOf<'TrainingPartsQuery'> & Given) => ({
  variables: { page },
})

export const Loading = LessonSkeleton

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('learning')
  return (
    <EmptyState
      drawing="lessons"
      title={t('three.empty')}
      text={t('three.emptyHelp')}
      action={
        <LinkButton to={routes.freeLessons()} look="primary">
          {t('three.toFree')}
        </LinkButton>
      }
    />
  )
}

export const Success = ({
  publicLessons,
  part,
}: PropsOf<'TrainingPartsQuery'> & Given) => (
  // A landing page shows exactly one course.
  <TrainingParts
    courseId={publicLessons[0].id}
    lessons={publicLessons[0].lessons}
    part={part}
  />
)
