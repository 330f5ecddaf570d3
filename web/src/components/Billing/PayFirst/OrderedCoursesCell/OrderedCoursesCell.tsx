import { useTranslation } from 'react-i18next'
import type { OrderedCoursesQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LockedCourses } from 'src/components/Billing/PayFirst/LockedCourses'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'

export const QUERY: Doc<'OrderedCoursesQuery'> = gql`
  query OrderedCoursesQuery {
    firstPayment {
      courses
    }
  }
`

export const beforeQuery = () => ({
  variables: {},
  fetchPolicy: 'cache-and-network' as const,
})

export const isEmpty = ({ firstPayment }: OrderedCoursesQuery) =>
  !firstPayment?.courses.length

// The list is an addition to its page.
export const Loading = () => null
export const Empty = Loading
export const Failure = Loading

export const Success = ({ firstPayment }: PropsOf<'OrderedCoursesQuery'>) => {
  const { t } = useTranslation('billing')
  return (
    <div className="mt-5">
      <Card
        title={t('payFirst.ordered')}
        aside={
          <LinkButton to={routes.home()} look="secondary" size="sm">
            {t('payFirst.toOrder')}
          </LinkButton>
        }
      >
        <LockedCourses courses={firstPayment?.courses ?? []} />
      </Card>
    </div>
  )
}
