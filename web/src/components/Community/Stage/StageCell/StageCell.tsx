import { useTranslation } from 'react-i18next'
import type {
  DeleteStageMutation,
  DeleteStageMutationVariables,
  FindStageQuery,
  FindStageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { columns } from 'src/components/Community/Stage/stage'
import { StageTaskList } from 'src/components/Community/Task/StageTaskList'
import 'src/components/Community/Task/task'
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

export const QUERY: TypedDocumentNode<FindStageQuery, FindStageQueryVariables> =
  gql`
    query FindStageQuery($id: Int!) {
      stage(id: $id) {
        ...StageFields
        tasks {
          ...TaskFields
        }
      }
    }
  `

const DELETE = gql`
  mutation DeleteStageMutation($id: Int!) {
    deleteStage(id: $id) {
      id
    }
  }
`

export const Loading = DetailsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ stage }: CellSuccessProps<FindStageQuery>) => {
  const { t } = useTranslation('community')
  const { mayOpen } = useAccess()
  const remove = useRemove<DeleteStageMutation, DeleteStageMutationVariables>(
    DELETE,
    routes.stages()
  )
  const { id, name } = stage
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('stage.list'), to: routes.stages() }]}
        actions={
          mayOpen('editStage') && (
            <RecordActions
              name={name}
              editTo={routes.editStage({ id })}
              onDelete={() => remove({ id })}
            />
          )
        }
      />
      <ResourceDetails
        entity="community.stage"
        columns={columns}
        record={stage}
      >
        <StageTaskList stageId={id} tasks={stage.tasks} />
      </ResourceDetails>
    </>
  )
}
