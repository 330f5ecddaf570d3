import { routes } from '@redwoodjs/router'

import { columns, filters } from 'src/components/Marketing/staff/Coupon/coupon'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'CouponsPageQuery'> = gql`
  query CouponsPageQuery(
    $funnelId: String!
    $page: Int
    $perPage: Int
    $sort: CouponsSort
    $q: String
    $filter: CouponsFilter
  ) {
    couponsPage(
      funnelId: $funnelId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...CouponFields
      }
      total
    }
  }
`

const list = { columns, filters, statePrefix: 'coupons' }

export const beforeQuery = listQuery<VariablesOf<'CouponsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  couponsPage,
  updating,
  funnelId,
}: Pick<PropsOf<'CouponsPageQuery'>, 'couponsPage' | 'updating'> &
  VariablesOf<'CouponsPageQuery'>) => (
  <ResourceList
    entity="marketing.staff.coupon"
    query={QUERY}
    within={{ funnelId }}
    page={couponsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.coupon({ funnelId, id })}
  />
)
