import type { GroupsForSubGroupQuery, SubGroupInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { fieldsWith } from 'src/components/Community/staff/SubGroup/subGroup'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

export const QUERY: Doc<'GroupsForSubGroupQuery'> = gql`
  query GroupsForSubGroupQuery {
    groupChoices {
      id
      name
    }
  }
`

const CREATE: Doc<'CreateSubGroupMutation'> = gql`
  mutation CreateSubGroupMutation($groupId: Int!, $input: SubGroupInput!) {
    createSubGroup(groupId: $groupId, input: $input) {
      ...SubGroupFields
    }
  }
`

type Form = SubGroupInput & { groupId: number }

type NewSubGroupProps = GroupsForSubGroupQuery & { groupId?: number }

export const Loading = FormLoading
export const Failure = RecordFailure
export const isEmpty = () => false
export const Success = ({ groupChoices, groupId }: NewSubGroupProps) => {
  const group = groupChoices.find(({ id }) => id === groupId)
  const fields: Field<Form>[] = [
    {
      name: 'groupId',
      as: 'choice',
      required: true,
      choices: groupChoices.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(fieldsWith() as Field<Form>[]),
  ]
  return (
    <ResourceEditor
      entity="community.groups.subGroup"
      fields={fields}
      record={{ groupId: group?.id }}
      mutation={CREATE}
      variables={({ groupId: chosen, ...input }: Form) => ({
        groupId: chosen,
        input,
      })}
      list={routes.groups()}
      listOf="community.groups.group"
      within={
        group && { label: group.name, to: routes.group({ id: group.id }) }
      }
      view={({ createSubGroup }) =>
        routes.group({ id: createSubGroup.groupId })
      }
      refetch={['FindGroupQuery']}
    />
  )
}
