import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
  orderSelect,
} from 'src/components/Affiliates/staff/Affiliate/affiliate'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AffiliatesPageQuery'> = gql`
  query AffiliatesPageQuery(
    $page: Int
    $perPage: Int
    $order: AffiliatesOrder
    $q: String
    $filter: AffiliateStatus
  ) {
    affiliatesPage(
      page: $page
      perPage: $perPage
      order: $order
      q: $q
      filter: $filter
    ) {
      rows {
        ...AffiliateFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters, selects: [orderSelect] }

export const beforeQuery = listQuery<VariablesOf<'AffiliatesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliatesPage,
  updating,
}: Pick<PropsOf<'AffiliatesPageQuery'>, 'affiliatesPage' | 'updating'>) => (
  <ResourceList
    entity="affiliates.staff.affiliate"
    query={QUERY}
    page={affiliatesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.affiliate({ id })}
  />
)
