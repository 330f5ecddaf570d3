import { useTranslation } from 'react-i18next'
import type {
  EditFunnelQuery,
  EditFunnelQueryVariables,
  FunnelInput,
  UpdateFunnelMutation,
  UpdateFunnelMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { toInput } from 'src/components/Marketing/Funnel/funnel'
import { useFunnelFields } from 'src/components/Marketing/Funnel/useFunnelFields'
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
  EditFunnelQuery,
  EditFunnelQueryVariables
> = gql`
  query EditFunnelQuery($id: String!) {
    funnel(id: $id) {
      ...FunnelFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateFunnelMutation($id: String!, $input: FunnelInput!) {
    updateFunnel(id: $id, input: $input) {
      ...FunnelFields
    }
  }
`

// Fresh from the server: a form must not start from what a list remembered.
export const beforeQuery = (variables: EditFunnelQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ funnel }: CellSuccessProps<EditFunnelQuery>) => {
  const { t } = useTranslation(['marketing', 'common'])
  const fields = useFunnelFields()
  const { id, name } = funnel
  const back = routes.funnel({ id })
  const [save, { error }] = useSave<
    UpdateFunnelMutation,
    UpdateFunnelMutationVariables
  >(UPDATE, {
    done: t('common:resource.saved'),
    goTo: back,
  })
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name })}
        breadcrumbs={[
          { label: t('funnel.list'), to: routes.funnels() },
          { label: name, to: back },
        ]}
      />
      <FormCard>
        <ResourceForm<FunnelInput>
          entity="marketing.funnel"
          fields={fields}
          record={funnel}
          onSave={(input) => save({ id, input: toInput(input) })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
