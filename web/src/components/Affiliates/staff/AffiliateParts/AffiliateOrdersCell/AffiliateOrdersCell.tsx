import { routes } from '@redwoodjs/router'

import { orderColumns as columns } from 'src/components/Affiliates/staff/AffiliateParts/parts'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'AffiliateOrdersPageQuery'> = gql`
  query AffiliateOrdersPageQuery(
    $affiliateId: Int!
    $page: Int
    $perPage: Int
    $sort: AffiliateOrdersSort
  ) {
    affiliateOrdersPage(
      affiliateId: $affiliateId
      page: $page
      perPage: $perPage
      sort: $sort
    ) {
      rows {
        ...AffiliateOrderFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, statePrefix: 'orders' }

export const beforeQuery =
  listQuery<VariablesOf<'AffiliateOrdersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  affiliateOrdersPage,
  updating,
  affiliateId,
}: Pick<
  PropsOf<'AffiliateOrdersPageQuery'>,
  'affiliateOrdersPage' | 'updating'
> & { affiliateId: number }) => {
  const { mayOpen } = useAccess()
  return (
    <ResourceList
      entity="affiliates.staff.order"
      query={QUERY}
      within={{ affiliateId }}
      page={affiliateOrdersPage}
      updating={updating}
      searchable={false}
      {...list}
      rowLink={({ buyerId }) =>
        mayOpen('user') ? routes.user({ id: buyerId }) : undefined
      }
    />
  )
}
