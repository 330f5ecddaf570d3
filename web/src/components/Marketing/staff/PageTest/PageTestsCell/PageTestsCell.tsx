import 'src/components/Marketing/staff/PageTest/pageTest'
import { PageTests } from 'src/components/Marketing/staff/PageTest/PageTests'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'PageTestsQuery'> = gql`
  query PageTestsQuery($funnelId: String!) {
    pageTests(funnelId: $funnelId) {
      ...PageTestFields
    }
  }
`

export const beforeQuery = (variables: VariablesOf<'PageTestsQuery'>) => ({
  variables,
  fetchPolicy: 'cache-and-network' as const,
})
export const Loading = DetailsLoading
export const Failure = CellFailure
/** A funnel without tests is told how one begins. */
export const isEmpty = () => false
export const Success = ({ pageTests }: PropsOf<'PageTestsQuery'>) => (
  <PageTests tests={pageTests} />
)
