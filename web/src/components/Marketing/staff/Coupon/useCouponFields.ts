import { useMemo } from 'react'

import type { CouponTermsQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { fieldsWith } from './coupon'

const TERMS = gql`
  query CouponTermsQuery($id: String!) {
    paymentTerms {
      id
      label
    }
    funnel(id: $id) {
      id
      name
      paymentTermIds
    }
  }
`

/** The fields of the coupon form, with the payment terms of its funnel. */
export const useCouponFields = (funnelId: string, isUsed = false) => {
  const { data } = useQuery<CouponTermsQuery, VariablesOf<'CouponTermsQuery'>>(
    TERMS,
    { variables: { id: funnelId } }
  )
  return useMemo(() => {
    const offered = data?.funnel?.paymentTermIds ?? []
    const terms = (data?.paymentTerms ?? [])
      .filter(({ id }) => offered.includes(id))
      .map(({ id, label }) => ({ value: id, label }))
    return fieldsWith(terms, isUsed)
  }, [data, isUsed])
}
