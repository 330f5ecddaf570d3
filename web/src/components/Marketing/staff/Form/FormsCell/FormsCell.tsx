import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Marketing/staff/Form/form'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'FormsPageQuery'> = gql`
  query FormsPageQuery(
    $page: Int
    $perPage: Int
    $sort: FormsSort
    $q: String
    $filter: FormsFilter
  ) {
    formsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...FormFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'FormsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  formsPage,
  updating,
}: Pick<PropsOf<'FormsPageQuery'>, 'formsPage' | 'updating'>) => (
  <ResourceList
    entity="marketing.staff.form"
    query={QUERY}
    page={formsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.form({ id })}
  />
)
