import { columns } from 'src/components/Marketing/staff/Coupon/redemption'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'CouponRedemptionsPageQuery'> = gql`
  query CouponRedemptionsPageQuery(
    $couponId: Int!
    $page: Int
    $perPage: Int
    $sort: CouponRedemptionsSort
    $q: String
  ) {
    couponRedemptionsPage(
      couponId: $couponId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
    ) {
      rows {
        ...CouponRedemptionFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery =
  listQuery<VariablesOf<'CouponRedemptionsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  couponRedemptionsPage,
  updating,
  couponId,
}: Pick<
  PropsOf<'CouponRedemptionsPageQuery'>,
  'couponRedemptionsPage' | 'updating'
> &
  VariablesOf<'CouponRedemptionsPageQuery'>) => (
  <ResourceList
    entity="marketing.staff.redemption"
    query={QUERY}
    within={{ couponId }}
    page={couponRedemptionsPage}
    updating={updating}
    {...list}
  />
)
