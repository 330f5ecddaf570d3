import type {
  EditStageQuery,
  EditStageQueryVariables,
  StageInput,
  UpdateStageMutation,
  UpdateStageMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { fields } from 'src/components/Community/staff/Stage/stage'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<EditStageQuery, EditStageQueryVariables> =
  gql`
    query EditStageQuery($id: Int!) {
      stage(id: $id) {
        ...StageFields
      }
    }
  `

const UPDATE: TypedDocumentNode<
  UpdateStageMutation,
  UpdateStageMutationVariables
> = gql`
  mutation UpdateStageMutation($id: Int!, $input: StageInput!) {
    updateStage(id: $id, input: $input) {
      ...StageFields
    }
  }
`

export const beforeQuery = freshQuery<EditStageQueryVariables>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ stage }: CellSuccessProps<EditStageQuery>) => (
  <ResourceEditor
    entity="community.staff.stage"
    fields={fields}
    record={stage}
    name={stage.name}
    mutation={UPDATE}
    variables={(input: StageInput) => ({ id: stage.id, input })}
    list={routes.stages()}
    view={routes.stage({ id: stage.id })}
  />
)
