import { useTranslation } from 'react-i18next'
import type { GatewayEventsQuery } from 'types/graphql'

import { GatewayEvents } from 'src/components/Billing/staff/Gateway/GatewayEvents'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'GatewayEventsQuery'> = gql`
  query GatewayEventsQuery {
    onlinePayment
    parkedGatewayEvents {
      id
      gateway
      externalId
      amountCentavos
      wantedCentavos
      referenceNo
      reason
      userId
      memberName
      createdAt
    }
  }
`

export const Loading = TableLoading
export const Failure = CellFailure
export const isEmpty = ({ parkedGatewayEvents }: GatewayEventsQuery) =>
  parkedGatewayEvents.length === 0
export const Empty = ({ onlinePayment }: Partial<GatewayEventsQuery>) => {
  const { t } = useTranslation('billing.staff')
  return (
    <div className="panel">
      <EmptyState
        drawing="done"
        title={t('gateway.none')}
        text={t(onlinePayment ? 'gateway.noneHelp' : 'gateway.notAttached')}
      />
    </div>
  )
}
export const Success = ({
  parkedGatewayEvents,
}: PropsOf<'GatewayEventsQuery'>) => (
  <GatewayEvents events={parkedGatewayEvents} />
)
