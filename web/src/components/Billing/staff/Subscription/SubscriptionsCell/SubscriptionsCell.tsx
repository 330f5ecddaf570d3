import { useTranslation } from 'react-i18next'
import type {
  SubscriptionsPageQuery,
  SubscriptionsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { listColumns } from 'src/components/Billing/staff/Subscription/subscriptionColumns'
import { useSubscriptionFilters } from 'src/components/Billing/staff/Subscription/SubscriptionFilters/useSubscriptionFilters'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  SubscriptionsPageQuery,
  SubscriptionsPageQueryVariables
> = gql`
  query SubscriptionsPageQuery(
    $page: Int
    $perPage: Int
    $sort: SubscriptionsSort
    $q: String
    $filter: Validity
    $status: SubscriptionStatus
    $productId: Int
    $funnelId: String
  ) {
    subscriptionsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
      status: $status
      productId: $productId
      funnelId: $funnelId
    ) {
      rows {
        id
        userId
        userName
        userEmail
        status
        startsAt
        expiry
        isPrimary
        productName
        paymentTermLabel
        createdAt
        funnel {
          id
          name
        }
      }
      total
      isTotalCapped
    }
  }
`

type Row = SubscriptionsPageQuery['subscriptionsPage']['rows'][number]

const columns = listColumns<Row>()

export const beforeQuery = tableQuery<SubscriptionsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  subscriptionsPage,
  updating,
}: Pick<
  CellSuccessProps<SubscriptionsPageQuery>,
  'subscriptionsPage' | 'updating'
>) => {
  const { t } = useTranslation('billing')
  const { filters } = useSubscriptionFilters()
  const { total, isTotalCapped } = subscriptionsPage
  return (
    <>
      <ResourceList
        entity="billing.subscriptionRecord"
        query={QUERY}
        within={filters}
        page={subscriptionsPage}
        updating={updating}
        columns={columns}
        filters={['active', 'expired']}
        rowLink={({ id }) => routes.subscription({ id })}
      />
      {isTotalCapped && (
        <p className="text-muted mt-3 text-sm">
          {t('subscriptionRecord.more', {
            total: total.toLocaleString('en-PH'),
          })}
        </p>
      )}
    </>
  )
}
