import { useTranslation } from 'react-i18next'
import type {
  EditProductQuery,
  EditProductQueryVariables,
  ProductInput,
  UpdateProductMutation,
  UpdateProductMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { toInput } from 'src/components/Marketing/Product/product'
import { useProductFields } from 'src/components/Marketing/Product/useProductFields'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/cellStates/cellStates'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

export const QUERY: TypedDocumentNode<
  EditProductQuery,
  EditProductQueryVariables
> = gql`
  query EditProductQuery($id: Int!) {
    product(id: $id) {
      ...ProductFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateProductMutation($id: Int!, $input: ProductInput!) {
    updateProduct(id: $id, input: $input) {
      ...ProductFields
    }
  }
`

// Fresh from the server: a form must not start from what a list remembered.
export const beforeQuery = (variables: EditProductQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ product }: CellSuccessProps<EditProductQuery>) => {
  const { t } = useTranslation(['marketing', 'common'])
  const fields = useProductFields()
  const { id, name } = product
  const back = routes.product({ id })
  const [save, { error }] = useSave<
    UpdateProductMutation,
    UpdateProductMutationVariables
  >(UPDATE, {
    done: t('common:resource.saved'),
    goTo: back,
  })
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name })}
        breadcrumbs={[
          { label: t('product.list'), to: routes.products() },
          { label: name, to: back },
        ]}
      />
      <FormCard>
        <ResourceForm<ProductInput>
          entity="marketing.product"
          fields={fields}
          record={product}
          onSave={(input) => save({ id, input: toInput(input) })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
