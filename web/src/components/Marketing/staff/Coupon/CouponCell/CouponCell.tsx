import type { FindCouponQuery, FindCouponQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { CouponView } from 'src/components/Marketing/staff/Coupon/CouponView'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: TypedDocumentNode<
  FindCouponQuery,
  FindCouponQueryVariables
> = gql`
  query FindCouponQuery($id: Int!) {
    coupon(id: $id) {
      ...CouponFields
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.staff.coupon')
export const Success = ({ coupon }: CellSuccessProps<FindCouponQuery>) => (
  <CouponView coupon={coupon} list={routes.funnels()} />
)
