import type { ProductInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useProductFields } from 'src/components/Marketing/staff/Product/useProductFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditProductQuery'> = gql`
  query EditProductQuery($id: Int!) {
    product(id: $id) {
      ...ProductFields
    }
  }
`

const UPDATE: Doc<'UpdateProductMutation'> = gql`
  mutation UpdateProductMutation($id: Int!, $input: ProductInput!) {
    updateProduct(id: $id, input: $input) {
      ...ProductFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditProductQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ product }: PropsOf<'EditProductQuery'>) => (
  <ResourceEditor
    entity="marketing.product"
    fields={useProductFields()}
    record={product}
    name={product.name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: ProductInput) => ({
      id: product.id,
      input,
    })}
    list={routes.products()}
    view={routes.product({ id: product.id })}
  />
)
