import type {
  HomeCommissionQuery,
  HomeCommissionQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: TypedDocumentNode<
  HomeCommissionQuery,
  HomeCommissionQueryVariables
> = gql`
  query HomeCommissionQuery {
    myCommissionTotals {
      ...CommissionTotalsFields
    }
  }
`

export const isEmpty = () => false
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({
  myCommissionTotals,
}: CellSuccessProps<HomeCommissionQuery>) => (
  <CommissionTotals totals={myCommissionTotals} />
)
