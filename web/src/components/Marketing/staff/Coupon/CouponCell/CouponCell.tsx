import { routes } from '@redwoodjs/router'

import { CouponView } from 'src/components/Marketing/staff/Coupon/CouponView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'FindCouponQuery'> = gql`
  query FindCouponQuery($id: Int!) {
    coupon(id: $id) {
      ...CouponFields
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.staff.coupon')
export const Success = ({ coupon }: PropsOf<'FindCouponQuery'>) => (
  <CouponView coupon={coupon} list={routes.funnels()} />
)
