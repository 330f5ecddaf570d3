import type { GroupInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { start } from 'src/components/Community/staff/Group/group'
import { useGroupFields } from 'src/components/Community/staff/Group/useGroupFields'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

const CREATE: Doc<'CreateGroupMutation'> = gql`
  mutation CreateGroupMutation($input: GroupInput!) {
    createGroup(input: $input) {
      ...GroupFields
    }
  }
`

export const NewGroup = () => (
  <ResourceEditor
    entity="community.groups.group"
    fields={useGroupFields()}
    record={start}
    mutation={CREATE}
    variables={(input: GroupInput) => ({ input })}
    list={routes.groups()}
    view={({ createGroup: { id } }) => routes.group({ id })}
  />
)
