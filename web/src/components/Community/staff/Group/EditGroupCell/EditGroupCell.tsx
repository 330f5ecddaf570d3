import type { GroupInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useGroupFields } from 'src/components/Community/staff/Group/useGroupFields'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditGroupQuery'> = gql`
  query EditGroupQuery($id: Int!) {
    group(id: $id) {
      ...GroupFields
    }
  }
`

const UPDATE: Doc<'UpdateGroupMutation'> = gql`
  mutation UpdateGroupMutation($id: Int!, $input: GroupInput!) {
    updateGroup(id: $id, input: $input) {
      ...GroupFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditGroupQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ group }: PropsOf<'EditGroupQuery'>) => (
  <ResourceEditor
    entity="community.groups.group"
    fields={useGroupFields(group.meetingTime)}
    record={group}
    name={group.name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: GroupInput) => ({ id: group.id, input })}
    list={routes.groups()}
    view={routes.group({ id: group.id })}
  />
)
