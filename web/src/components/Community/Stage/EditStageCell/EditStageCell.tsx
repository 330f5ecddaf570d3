import { useTranslation } from 'react-i18next'
import type {
  EditStageQuery,
  EditStageQueryVariables,
  StageInput,
  UpdateStageMutation,
  UpdateStageMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { fields, toInput } from 'src/components/Community/Stage/stage'
import {
  CellFailure,
  FormLoading,
} from 'src/components/ui/cellStates/cellStates'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

export const QUERY: TypedDocumentNode<EditStageQuery, EditStageQueryVariables> =
  gql`
    query EditStageQuery($id: Int!) {
      stage(id: $id) {
        ...StageFields
      }
    }
  `

const UPDATE = gql`
  mutation UpdateStageMutation($id: Int!, $input: StageInput!) {
    updateStage(id: $id, input: $input) {
      ...StageFields
    }
  }
`

// Fresh from the server: a form must not start from what a list remembered.
export const beforeQuery = (variables: EditStageQueryVariables) => ({
  variables,
  fetchPolicy: 'network-only' as const,
})
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ stage }: CellSuccessProps<EditStageQuery>) => {
  const { t } = useTranslation(['community', 'common'])
  const { id, name } = stage
  const back = routes.stage({ id })
  const [save, { error }] = useSave<
    UpdateStageMutation,
    UpdateStageMutationVariables
  >(UPDATE, {
    done: t('common:resource.saved'),
    goTo: back,
  })
  return (
    <>
      <PageHeader
        title={t('common:resource.editTitle', { name })}
        breadcrumbs={[
          { label: t('stage.list'), to: routes.stages() },
          { label: name, to: back },
        ]}
      />
      <FormCard>
        <ResourceForm<StageInput>
          entity="community.stage"
          fields={fields}
          record={stage}
          onSave={(input) => save({ id, input: toInput(input) })}
          error={error}
          cancelTo={back}
        />
      </FormCard>
    </>
  )
}
