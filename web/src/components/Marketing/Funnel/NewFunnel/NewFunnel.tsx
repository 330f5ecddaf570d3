import { useTranslation } from 'react-i18next'
import type {
  CreateFunnelMutation,
  CreateFunnelMutationVariables,
  FunnelInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start, toInput } from 'src/components/Marketing/Funnel/funnel'
import { useFunnelFields } from 'src/components/Marketing/Funnel/useFunnelFields'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateFunnelMutation($productId: Int!, $input: FunnelInput!) {
    createFunnel(productId: $productId, input: $input) {
      ...FunnelFields
    }
  }
`

/** A way to buy a product. */
export const NewFunnel = ({ productId }: { productId: number }) => {
  const { t } = useTranslation(['marketing', 'common'])
  const fields = useFunnelFields()
  const [save, { error }] = useSave<
    CreateFunnelMutation,
    CreateFunnelMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    goTo: ({ createFunnel: { id } }) => routes.funnel({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('funnel.create')}
        breadcrumbs={[{ label: t('funnel.list'), to: routes.funnels() }]}
      />
      <FormCard>
        <ResourceForm<FunnelInput>
          entity="marketing.funnel"
          fields={fields}
          record={start}
          onSave={(input) => save({ productId, input: toInput(input) })}
          error={error}
          cancelTo={routes.funnels()}
        />
      </FormCard>
    </>
  )
}
