import { WebhookView } from 'src/components/Operator/staff/Webhook/WebhookView'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'WebhookEndpointQuery'> = gql`
  query WebhookEndpointQuery($id: Int!) {
    webhookEndpoint(id: $id) {
      ...WebhookEndpointFields
    }
  }
`

export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = NotFound
export const Success = ({
  webhookEndpoint,
}: PropsOf<'WebhookEndpointQuery'>) => (
  <WebhookView endpoint={webhookEndpoint} />
)
