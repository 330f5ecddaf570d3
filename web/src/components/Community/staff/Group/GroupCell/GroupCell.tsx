import 'src/components/Community/staff/Group/group'
import { GroupView } from 'src/components/Community/staff/Group/GroupView'
import 'src/components/Community/staff/SubGroup/subGroup'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'FindGroupQuery'> = gql`
  query FindGroupQuery($id: Int!) {
    group(id: $id) {
      ...GroupFields
      subGroups {
        ...SubGroupFields
      }
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.groups.group')
export const Success = ({ group }: PropsOf<'FindGroupQuery'>) => (
  <GroupView group={group} />
)
