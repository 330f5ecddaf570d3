import type { ProductInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Marketing/staff/Product/product'
import { useProductFields } from 'src/components/Marketing/staff/Product/useProductFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateProductMutation'> = gql`
  mutation CreateProductMutation($input: ProductInput!) {
    createProduct(input: $input) {
      ...ProductFields
    }
  }
`

export const NewProduct = () => (
  <ResourceEditor
    entity="marketing.product"
    fields={useProductFields()}
    record={start}
    mutation={CREATE}
    variables={(input: ProductInput) => ({ input })}
    list={routes.products()}
    view={({ createProduct: { id } }) => routes.product({ id })}
  />
)
