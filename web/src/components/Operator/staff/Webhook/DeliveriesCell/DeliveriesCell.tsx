import { useState } from 'react'

import type { WebhookDeliveriesPageQuery } from 'types/graphql'

import { DeliveryDialog } from 'src/components/Operator/staff/Webhook/DeliveryDialog'
import { FollowDeliveries } from 'src/components/Operator/staff/Webhook/FollowDeliveries'
import { OpenDelivery } from 'src/components/Operator/staff/Webhook/OpenDelivery'
import {
  deliveryColumns as columns,
  deliveryFilters as filters,
} from 'src/components/Operator/staff/Webhook/webhook'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'WebhookDeliveriesPageQuery'> = gql`
  query WebhookDeliveriesPageQuery(
    $endpointId: Int!
    $page: Int
    $perPage: Int
    $sort: WebhookDeliveriesSort
    $filter: WebhookDeliveryStatus
  ) {
    webhookDeliveriesPage(
      endpointId: $endpointId
      page: $page
      perPage: $perPage
      sort: $sort
      filter: $filter
    ) {
      rows {
        ...WebhookDeliveryFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters, statePrefix: 'deliveries' }

export const beforeQuery =
  listQuery<VariablesOf<'WebhookDeliveriesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  webhookDeliveriesPage,
  endpointId,
  isPaused,
  updating,
}: WebhookDeliveriesPageQuery & {
  endpointId: number
  isPaused: boolean
  updating?: boolean
}) => {
  const [openId, setOpenId] = useState<string>()
  const { rows } = webhookDeliveriesPage
  const opened = rows.find(({ id }) => id === openId)
  // The first attempt is made at once; further ones are minutes away.
  const isDue = rows.some(
    ({ status, attempts }) => status === 'WAITING' && attempts === 0
  )
  return (
    <>
      {isDue && <FollowDeliveries />}
      <ResourceList
        entity="operator.webhooks.delivery"
        query={QUERY}
        within={{ endpointId }}
        page={webhookDeliveriesPage}
        updating={updating}
        searchable={false}
        {...list}
        actions={({ id, event }) => (
          <OpenDelivery event={event} onOpen={() => setOpenId(id)} />
        )}
      />
      {opened && (
        <DeliveryDialog
          delivery={opened}
          isPaused={isPaused}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
