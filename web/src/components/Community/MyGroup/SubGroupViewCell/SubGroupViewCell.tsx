import 'src/components/Community/MyGroup/groupPerson'
import { SubGroupPage } from 'src/components/Community/MyGroup/SubGroupPage'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'SubGroupViewQuery'> = gql`
  query SubGroupViewQuery($id: Int!) {
    subGroupView(id: $id) {
      id
      name
      groupId
      groupName
      description
      nextMeetingAt
      meetingUrl
      chatUrl
      leaders {
        ...GroupPersonFields
      }
      members {
        ...GroupPersonFields
      }
      isMine
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.groups.subGroup')
export const Success = ({ subGroupView }: PropsOf<'SubGroupViewQuery'>) => (
  <SubGroupPage subGroup={subGroupView} />
)
