import { useTranslation } from 'react-i18next'
import type {
  CreateStageMutation,
  CreateStageMutationVariables,
  StageInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fields, start, toInput } from 'src/components/Community/Stage/stage'
import { FormCard } from 'src/components/ui/FormCard/FormCard'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateStageMutation($input: StageInput!) {
    createStage(input: $input) {
      ...StageFields
    }
  }
`

export const NewStage = () => {
  const { t } = useTranslation(['community', 'common'])
  const [save, { error }] = useSave<
    CreateStageMutation,
    CreateStageMutationVariables
  >(CREATE, {
    done: t('common:resource.created'),
    goTo: ({ createStage: { id } }) => routes.stage({ id }),
  })
  return (
    <>
      <PageHeader
        title={t('stage.create')}
        breadcrumbs={[{ label: t('stage.list'), to: routes.stages() }]}
      />
      <FormCard>
        <ResourceForm<StageInput>
          entity="community.stage"
          fields={fields}
          record={start}
          onSave={(input) => save({ input: toInput(input) })}
          error={error}
          cancelTo={routes.stages()}
        />
      </FormCard>
    </>
  )
}
