import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  toForm,
  toInput,
  type CouponForm,
} from 'src/components/Marketing/staff/Coupon/coupon'
import { useCouponFields } from 'src/components/Marketing/staff/Coupon/useCouponFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditCouponQuery'> = gql`
  query EditCouponQuery($id: Int!) {
    coupon(id: $id) {
      ...CouponFields
    }
  }
`

const UPDATE: Doc<'UpdateCouponMutation'> = gql`
  mutation UpdateCouponMutation($id: Int!, $input: CouponInput!) {
    updateCoupon(id: $id, input: $input) {
      ...CouponFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditCouponQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ coupon }: PropsOf<'EditCouponQuery'>) => {
  const { t } = useTranslation('marketing.staff')
  const { id, funnelId, funnel, code, usedCount } = coupon
  const isUsed = usedCount > 0
  return (
    <ResourceEditor
      entity="marketing.staff.coupon"
      fields={useCouponFields(funnelId, isUsed)}
      record={toForm(coupon)}
      name={code}
      lead={isUsed && t('coupon.locked', { count: usedCount })}
      query={QUERY}
      mutation={UPDATE}
      variables={(input: CouponForm) => ({ id, input: toInput(input) })}
      list={routes.funnels()}
      listOf="marketing.funnel"
      within={{ label: funnel.name, to: routes.funnel({ id: funnelId }) }}
      view={routes.coupon({ funnelId, id })}
    />
  )
}
