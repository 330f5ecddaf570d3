import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Marketing/staff/Product/product'
import { ProductFunnels } from 'src/components/Marketing/staff/Product/ProductFunnels'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'FindProductQuery'> = gql`
  query FindProductQuery($id: Int!) {
    product(id: $id) {
      ...ProductFields
      funnels {
        id
        name
        slug
        status
      }
    }
  }
`

const DELETE = gql`
  mutation DeleteProductMutation($id: Int!) {
    deleteProduct(id: $id) {
      id
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.product')
export const Success = ({ product }: PropsOf<'FindProductQuery'>) => {
  const { mayOpen } = useAccess()
  const { id, name } = product
  return (
    <ResourceView
      entity="marketing.product"
      columns={columns}
      record={product}
      name={name}
      list={routes.products()}
      editTo={mayOpen('editProduct') && routes.editProduct({ id })}
      remove={DELETE}
    >
      <ProductFunnels product={product} />
    </ResourceView>
  )
}
