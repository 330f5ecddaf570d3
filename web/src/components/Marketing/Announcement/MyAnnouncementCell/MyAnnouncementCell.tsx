import { MyAnnouncement } from 'src/components/Marketing/Announcement/MyAnnouncement'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'MyAnnouncementQuery'> = gql`
  query MyAnnouncementQuery($id: Int!) {
    myAnnouncement(id: $id) {
      id
      subject
      text
      subjectFil
      textFil
      buttonLabel
      buttonLabelFil
      buttonUrl
      at
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.announcements.announcement')
export const Success = ({ myAnnouncement }: PropsOf<'MyAnnouncementQuery'>) => (
  <MyAnnouncement announcement={myAnnouncement} />
)
