import 'src/components/Affiliates/Links/link'
import { linkColumns as columns } from 'src/components/Affiliates/staff/AffiliateParts/parts'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AffiliateLinksQuery'> = gql`
  query AffiliateLinksQuery($affiliateId: Int!) {
    affiliateLinks(affiliateId: $affiliateId) {
      ...AffiliateLinkFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'AffiliateLinksQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliateLinks,
}: Pick<PropsOf<'AffiliateLinksQuery'>, 'affiliateLinks'>) => (
  <ResourceTable
    entity="affiliates.staff.link"
    columns={columns}
    rows={affiliateLinks}
    primaryKey="id"
    statePrefix="links"
    isWhole
  />
)
