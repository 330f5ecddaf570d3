import type { CoursesPageQuery, CoursesPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Learning/Courses/staff/Course/course'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  CoursesPageQuery,
  CoursesPageQueryVariables
> = gql`
  query CoursesPageQuery(
    $page: Int
    $perPage: Int
    $sort: CoursesSort
    $q: String
    $filter: CoursesFilter
  ) {
    coursesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...CourseRowFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<CoursesPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  coursesPage,
  updating,
}: Pick<CellSuccessProps<CoursesPageQuery>, 'coursesPage' | 'updating'>) => (
  <ResourceList
    entity="learning.course"
    query={QUERY}
    page={coursesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.course({ id })}
  />
)
