import { useTranslation } from 'react-i18next'
import type { SubscriptionsPageQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  funnelSelect,
  productSelect,
} from 'src/components/Billing/staff/productSelects'
import { listColumns } from 'src/components/Billing/staff/Subscription/subscriptionColumns'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'
import type { ListSelect } from 'src/hooks/resource/listSelect'

import { subscriptionStatuses } from '$api/src/shared/billing/subscriptions/subscriptionExpiry'

export const QUERY: Doc<'SubscriptionsPageQuery'> = gql`
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

const selects: ListSelect<keyof VariablesOf<'SubscriptionsPageQuery'>>[] = [
  { name: 'status', words: subscriptionStatuses },
  { ...productSelect, clears: ['funnelId'] },
  funnelSelect,
]

const list = {
  columns: listColumns<Row>(),
  filters: ['active', 'expired'],
  selects,
}

export const beforeQuery =
  listQuery<VariablesOf<'SubscriptionsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  subscriptionsPage,
  updating,
}: Pick<
  PropsOf<'SubscriptionsPageQuery'>,
  'subscriptionsPage' | 'updating'
>) => {
  const { t } = useTranslation('billing')
  const { total, isTotalCapped } = subscriptionsPage
  return (
    <>
      <ResourceList
        entity="billing.subscriptionRecord"
        query={QUERY}
        page={subscriptionsPage}
        updating={updating}
        {...list}
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
