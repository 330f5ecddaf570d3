import { useTranslation } from 'react-i18next'
import type { CoursesPageQuery, CoursesPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns, filters } from 'src/components/Learning/Course/course'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/ResourceTable/ResourceTable'
import { useEntityWords } from 'src/hooks/useEntityWords'
import { useFetchAll } from 'src/hooks/useFetchAll'
import { useTableState } from 'src/hooks/useTableState'
import { tableQuery } from 'src/lib/tableQuery'

export const QUERY: TypedDocumentNode<
  CoursesPageQuery,
  CoursesPageQueryVariables
> = gql`
  query CoursesPageQuery(
    $page: Int
    $perPage: Int
    $sort: String
    $q: String
    $filter: String
  ) {
    coursesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...CourseFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<CoursesPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  coursesPage: { rows, total },
  updating,
}: Pick<CellSuccessProps<CoursesPageQuery>, 'coursesPage' | 'updating'>) => {
  const { t } = useTranslation('learning')
  const words = useEntityWords('learning.course')
  const { variables } = useTableState()
  const fetchAll = useFetchAll(
    QUERY,
    (data: CoursesPageQuery) => data.coursesPage,
    variables
  )
  return (
    <ResourceTable
      entity="learning.course"
      columns={columns}
      rows={rows}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ id }) => routes.course({ id })}
      searchable
      filters={filters.map((value) => ({
        value,
        label: words.choice('filter', value),
      }))}
      fetchAll={fetchAll}
      exportName={t('course.list')}
      empty={
        <EmptyState title={t('course.empty')} text={t('course.emptyHelp')} />
      }
    />
  )
}
