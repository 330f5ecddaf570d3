import type { EditSubGroupQuery, SubGroupInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { EndSubGroup } from 'src/components/Community/staff/SubGroup/EndSubGroup'
import { fieldsWith } from 'src/components/Community/staff/SubGroup/subGroup'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'EditSubGroupQuery'> = gql`
  query EditSubGroupQuery($id: Int!) {
    subGroup(id: $id) {
      ...SubGroupFields
    }
  }
`

const UPDATE: Doc<'UpdateSubGroupMutation'> = gql`
  mutation UpdateSubGroupMutation($id: Int!, $input: SubGroupInput!) {
    updateSubGroup(id: $id, input: $input) {
      ...SubGroupFields
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'EditSubGroupQuery'>>
export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const isEmpty = ({ subGroup }: Partial<EditSubGroupQuery>) =>
  !subGroup?.isActive
export const Success = ({
  subGroup: { id, name, groupId, groupName, ...subGroup },
}: PropsOf<'EditSubGroupQuery'>) => (
  <ResourceEditor
    entity="community.groups.subGroup"
    fields={fieldsWith(subGroup.meetingTime)}
    record={{ name, ...subGroup }}
    name={name}
    query={QUERY}
    mutation={UPDATE}
    variables={(input: SubGroupInput) => ({ id, input })}
    list={routes.groups()}
    listOf="community.groups.group"
    within={{ label: groupName, to: routes.group({ id: groupId }) }}
    view={routes.group({ id: groupId })}
    lead={<EndSubGroup id={id} name={name} groupId={groupId} />}
  />
)
