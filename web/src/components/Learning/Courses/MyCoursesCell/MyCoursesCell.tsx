import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { CourseCard } from 'src/components/Learning/Courses/CourseCard/CourseCard'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CardsLoading,
  CellFailure,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { pathTo } from 'src/hooks/access/useMenu'
import { tableQuery } from 'src/lib/data/cellQueries'

import 'src/components/Learning/Courses/myCourseFields'

export const QUERY: Doc<'MyCoursesQuery'> = gql`
  query MyCoursesQuery($filter: MyCoursesFilter, $sort: MyCoursesSort) {
    myCourses(filter: $filter, sort: $sort) {
      ...MyCourseCardFields
    }
  }
`

// The current cards stay until the cards for another filter arrive.
export const beforeQuery = ({ filter, sort }: VariablesOf<'MyCoursesQuery'>) =>
  tableQuery<VariablesOf<'MyCoursesQuery'>>({ filter, sort })

export const Loading = CardsLoading

export const Failure = CellFailure

const emptyTexts = {
  WATCHING: ['myCourses.emptyWatching', 'myCourses.emptyWatchingHelp'],
  COMPLETED: ['myCourses.emptyCompleted', 'myCourses.emptyCompletedHelp'],
} as const

export const Empty = ({
  filter,
}: Pick<VariablesOf<'MyCoursesQuery'>, 'filter'>) => {
  const { t } = useTranslation('learning')
  const texts = emptyTexts[filter as keyof typeof emptyTexts]
  const billing = pathTo('account', { q: 'billings' })

  return (
    <div className="panel">
      <EmptyState
        drawing={filter === 'COMPLETED' ? 'path' : 'lessons'}
        title={t(texts?.[0] ?? 'myCourses.empty')}
        text={t(texts?.[1] ?? 'myCourses.emptyHelp')}
        action={
          texts ? (
            <LinkButton to={routes.viewCourses()} look="primary">
              {t('myCourses.showAll')}
            </LinkButton>
          ) : (
            billing && (
              <LinkButton to={billing} look="primary">
                {t('myCourses.toBills')}
              </LinkButton>
            )
          )
        }
      />
    </div>
  )
}

export const Success = ({ myCourses, updating }: PropsOf<'MyCoursesQuery'>) => (
  <ul
    aria-busy={updating}
    className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
  >
    {myCourses.map((course, index) => (
      <li key={course.id} className="grid">
        <CourseCard course={course} eager={index < 3} />
      </li>
    ))}
  </ul>
)
