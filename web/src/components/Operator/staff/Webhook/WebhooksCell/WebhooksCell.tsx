import {
  columns,
  webhooksPath,
  withState,
} from 'src/components/Operator/staff/Webhook/webhook'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'WebhookEndpointsPageQuery'> = gql`
  query WebhookEndpointsPageQuery(
    $page: Int
    $perPage: Int
    $sort: WebhookEndpointsSort
  ) {
    webhookEndpointsPage(page: $page, perPage: $perPage, sort: $sort) {
      rows {
        ...WebhookEndpointFields
      }
      total
    }
  }
`

const list = { columns }

export const beforeQuery =
  listQuery<VariablesOf<'WebhookEndpointsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  webhookEndpointsPage: { rows, total },
  updating,
}: Pick<
  PropsOf<'WebhookEndpointsPageQuery'>,
  'webhookEndpointsPage' | 'updating'
>) => (
  <ResourceList
    entity="operator.webhooks.endpoint"
    query={QUERY}
    page={{ rows: rows.map(withState), total }}
    updating={updating}
    searchable={false}
    {...list}
    rowLink={({ id }) => webhooksPath(id)}
  />
)
