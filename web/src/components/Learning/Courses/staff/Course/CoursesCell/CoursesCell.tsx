import { routes } from '@redwoodjs/router'

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

export const QUERY: Doc<'CoursesPageQuery'> = gql`
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

export const beforeQuery = listQuery<VariablesOf<'CoursesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  coursesPage,
  updating,
}: Pick<PropsOf<'CoursesPageQuery'>, 'coursesPage' | 'updating'>) => (
  <ResourceList
    entity="learning.course"
    query={QUERY}
    page={coursesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.course({ id })}
  />
)
