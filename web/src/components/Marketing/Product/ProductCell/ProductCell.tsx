import { useTranslation } from 'react-i18next'
import type {
  DeleteProductMutation,
  DeleteProductMutationVariables,
  FindProductQuery,
  FindProductQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Marketing/Product/product'
import { ProductFunnels } from 'src/components/Marketing/Product/ProductFunnels/ProductFunnels'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'

export const QUERY: TypedDocumentNode<
  FindProductQuery,
  FindProductQueryVariables
> = gql`
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

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ product }: CellSuccessProps<FindProductQuery>) => {
  const { t } = useTranslation('marketing')
  const { mayOpen } = useAccess()
  const remove = useRemove<
    DeleteProductMutation,
    DeleteProductMutationVariables
  >(DELETE, routes.products())
  const { id, name } = product
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('product.list'), to: routes.products() }]}
        actions={
          mayOpen('editProduct') && (
            <RecordActions
              name={name}
              editTo={routes.editProduct({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="marketing.product"
        columns={columns}
        record={product}
      >
        <ProductFunnels product={product} />
      </ResourceDetails>
    </>
  )
}
