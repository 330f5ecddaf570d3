import type { PageTestsQuery, PageTestsQueryVariables } from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Marketing/staff/PageTest/pageTest'
import { PageTests } from 'src/components/Marketing/staff/PageTest/PageTests'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: TypedDocumentNode<PageTestsQuery, PageTestsQueryVariables> =
  gql`
    query PageTestsQuery($funnelId: String!) {
      pageTests(funnelId: $funnelId) {
        ...PageTestFields
      }
    }
  `

export const beforeQuery = (variables: PageTestsQueryVariables) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})
export const Loading = DetailsLoading
export const Failure = CellFailure
/** A funnel without tests is told how one begins. */
export const isEmpty = () => false
export const Success = ({ pageTests }: CellSuccessProps<PageTestsQuery>) => (
  <PageTests tests={pageTests} />
)
