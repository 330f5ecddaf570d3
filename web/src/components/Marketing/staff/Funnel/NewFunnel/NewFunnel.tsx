import type { FunnelInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Marketing/staff/Funnel/funnel'
import { useFunnelFields } from 'src/components/Marketing/staff/Funnel/useFunnelFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateFunnelMutation'> = gql`
  mutation CreateFunnelMutation($productId: Int!, $input: FunnelInput!) {
    createFunnel(productId: $productId, input: $input) {
      ...FunnelFields
    }
  }
`

/** Creates a funnel for a product. */
export const NewFunnel = ({ productId }: { productId: number }) => (
  <ResourceEditor
    entity="marketing.funnel"
    fields={useFunnelFields()}
    record={start}
    mutation={CREATE}
    variables={(input: FunnelInput) => ({ productId, input })}
    list={routes.funnels()}
    view={({ createFunnel: { id } }) => routes.funnel({ id })}
  />
)
