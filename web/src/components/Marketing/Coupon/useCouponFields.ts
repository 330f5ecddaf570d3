import { useMemo } from 'react'

import type { CouponTermsQuery, CouponTermsQueryVariables } from 'types/graphql'

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

/** A coupon's form, with the terms that its funnel offers. */
export const useCouponFields = (funnelId: string, isUsed = false) => {
  const { data } = useQuery<CouponTermsQuery, CouponTermsQueryVariables>(
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
