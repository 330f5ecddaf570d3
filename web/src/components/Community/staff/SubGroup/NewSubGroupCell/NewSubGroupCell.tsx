import type {
  CreateSubGroupMutation,
  CreateSubGroupMutationVariables,
  GroupOfSubGroupQuery,
  GroupOfSubGroupQueryVariables,
  SubGroupInput,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { fieldsWith } from 'src/components/Community/staff/SubGroup/subGroup'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

export const QUERY: TypedDocumentNode<
  GroupOfSubGroupQuery,
  GroupOfSubGroupQueryVariables
> = gql`
  query GroupOfSubGroupQuery($groupId: Int!) {
    group(id: $groupId) {
      id
      name
    }
  }
`

const CREATE: TypedDocumentNode<
  CreateSubGroupMutation,
  CreateSubGroupMutationVariables
> = gql`
  mutation CreateSubGroupMutation($groupId: Int!, $input: SubGroupInput!) {
    createSubGroup(groupId: $groupId, input: $input) {
      ...SubGroupFields
    }
  }
`

const fields = fieldsWith()

export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({
  group: { id, name },
}: CellSuccessProps<GroupOfSubGroupQuery>) => (
  <ResourceEditor
    entity="community.groups.subGroup"
    fields={fields}
    record={{}}
    mutation={CREATE}
    variables={(input: SubGroupInput) => ({ groupId: id, input })}
    list={routes.groups()}
    listOf="community.groups.group"
    within={{ label: name, to: routes.group({ id }) }}
    view={() => routes.group({ id })}
    refetch={['FindGroupQuery']}
  />
)
