import type {
  MyPayoutsPageQuery,
  MyPayoutsPageQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Affiliates/Payout/payout'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: TypedDocumentNode<
  MyPayoutsPageQuery,
  MyPayoutsPageQueryVariables
> = gql`
  query MyPayoutsPageQuery($page: Int, $perPage: Int, $sort: PayoutsSort) {
    myPayoutsPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        ...PayoutFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery = listQuery<MyPayoutsPageQueryVariables>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  myPayoutsPage,
  updating,
}: Pick<
  CellSuccessProps<MyPayoutsPageQuery>,
  'myPayoutsPage' | 'updating'
>) => (
  <ResourceList
    entity="affiliates.payout"
    query={QUERY}
    page={myPayoutsPage}
    updating={updating}
    searchable={false}
    {...list}
  />
)
