import { routes } from '@redwoodjs/router'

import {
  start,
  toInput,
  type CouponForm,
} from 'src/components/Marketing/staff/Coupon/coupon'
import { useCouponFields } from 'src/components/Marketing/staff/Coupon/useCouponFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

export const QUERY: Doc<'CouponFunnelQuery'> = gql`
  query CouponFunnelQuery($funnelId: String!) {
    funnel(id: $funnelId) {
      id
      name
    }
  }
`

const CREATE: Doc<'CreateCouponMutation'> = gql`
  mutation CreateCouponMutation($funnelId: String!, $input: CouponInput!) {
    createCoupon(funnelId: $funnelId, input: $input) {
      ...CouponFields
    }
  }
`

export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  funnel: { id: funnelId, name },
}: PropsOf<'CouponFunnelQuery'>) => (
  <ResourceEditor
    entity="marketing.staff.coupon"
    fields={useCouponFields(funnelId)}
    record={start}
    mutation={CREATE}
    variables={(input: CouponForm) => ({ funnelId, input: toInput(input) })}
    list={routes.funnels()}
    listOf="marketing.funnel"
    within={{ label: name, to: routes.funnel({ id: funnelId }) }}
    view={({ createCoupon: { id } }) => routes.coupon({ funnelId, id })}
    refetch={['CouponsPageQuery']}
  />
)
