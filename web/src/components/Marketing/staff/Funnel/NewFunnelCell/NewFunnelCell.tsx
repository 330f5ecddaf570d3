import type { FunnelInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { startOf } from 'src/components/Marketing/staff/Funnel/funnel'
import { useFunnelFields } from 'src/components/Marketing/staff/Funnel/useFunnelFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

import { formatPrice } from '$api/src/shared/money'

export const QUERY: Doc<'NewFunnelProductQuery'> = gql`
  query NewFunnelProductQuery($productId: Int!) {
    product(id: $productId) {
      id
      name
      type
      priceCentavos
    }
  }
`

const CREATE: Doc<'CreateFunnelMutation'> = gql`
  mutation CreateFunnelMutation($productId: Int!, $input: FunnelInput!) {
    createFunnel(productId: $productId, input: $input) {
      ...FunnelFields
    }
  }
`

export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure

/** Creates a funnel for a product, whose name, price and levels it takes. */
export const Success = ({ product }: PropsOf<'NewFunnelProductQuery'>) => (
  <ResourceEditor
    entity="marketing.funnel"
    fields={useFunnelFields()}
    record={startOf(product)}
    lead={`${product.name} · ${formatPrice(product.priceCentavos)}`}
    mutation={CREATE}
    variables={(input: FunnelInput) => ({ productId: product.id, input })}
    list={routes.funnels()}
    view={({ createFunnel: { id } }) => routes.funnel({ id })}
  />
)
