import { useTranslation } from 'react-i18next'
import type {
  CreateProductMutation,
  CreateProductMutationVariables,
  ProductInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start, toInput } from 'src/components/Marketing/Product/product'
import { useProductFields } from 'src/components/Marketing/Product/useProductFields'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateProductMutation($input: ProductInput!) {
    createProduct(input: $input) {
      ...ProductFields
    }
  }
`

export const NewProduct = () => {
  const { t } = useTranslation(['marketing', 'common'])
  const fields = useProductFields()
  const [save, { error }] = useSave<
    CreateProductMutation,
    CreateProductMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    goTo: ({ createProduct: { id } }) => routes.product({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('product.create')}
        breadcrumbs={[{ label: t('product.list'), to: routes.products() }]}
      />
      <FormCard>
        <ResourceForm<ProductInput>
          entity="marketing.product"
          fields={fields}
          record={start}
          onSave={(input) => save({ input: toInput(input) })}
          error={error}
          cancelTo={routes.products()}
        />
      </FormCard>
    </>
  )
}
