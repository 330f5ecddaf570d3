import { useTranslation } from 'react-i18next'
import type { MyCourseQuery, MyCourseQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { CourseOverview } from 'src/components/Learning/CourseOverview/CourseOverview'
import { LinkButton } from 'src/components/ui/Button/Button'
import { CellFailure } from 'src/components/ui/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'

import { CourseLoading } from './CourseLoading'

import 'src/components/Learning/myCourseFields'

export const QUERY: TypedDocumentNode<MyCourseQuery, MyCourseQueryVariables> =
  gql`
    query MyCourseQuery($id: Int!) {
      myCourse(id: $id) {
        ...MyCourseOutlineFields
        shortDescription
        description
      }
    }
  `

export const Loading = CourseLoading

export const Failure = CellFailure

export const Empty = () => {
  const { t } = useTranslation('learning')
  return (
    <>
      <PageHeader
        title={t('course.notOpen')}
        breadcrumbs={[
          { label: t('myCourses.title'), to: routes.viewCourses() },
        ]}
      />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={t('course.notOpenHelp')}
          action={
            <LinkButton to={routes.viewCourses()} look="primary">
              {t('finished.toCourses')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}

export const Success = ({
  myCourse,
}: CellSuccessProps<MyCourseQuery, MyCourseQueryVariables>) => (
  <CourseOverview course={myCourse} />
)
