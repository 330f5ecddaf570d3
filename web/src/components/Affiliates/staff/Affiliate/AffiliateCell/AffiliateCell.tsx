import 'src/components/Affiliates/staff/Affiliate/affiliate'
import { AffiliateView } from 'src/components/Affiliates/staff/Affiliate/AffiliateView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'FindAffiliateQuery'> = gql`
  query FindAffiliateQuery($id: Int!) {
    affiliate(id: $id) {
      ...AffiliateFields
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('affiliates.staff.affiliate')
export const Success = ({ affiliate }: PropsOf<'FindAffiliateQuery'>) => (
  <AffiliateView affiliate={affiliate} />
)
