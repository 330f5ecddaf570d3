import { useMemo } from 'react'

import 'src/components/Marketing/staff/Announcement/announcement'
import { toForm } from 'src/components/Marketing/staff/Announcement/announcementForm'
import { CreateAnnouncement } from 'src/components/Marketing/staff/Announcement/CreateAnnouncement'
import { FormLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { NotFound } from 'src/components/ui/feedback/NotFound'

export const QUERY: Doc<'CopyAnnouncementQuery'> = gql`
  query CopyAnnouncementQuery($id: Int!) {
    announcement(id: $id) {
      ...AnnouncementFields
    }
  }
`

export const Loading = FormLoading
export const Empty = NotFound
export const Failure = RecordFailure
export const Success = ({ announcement }: PropsOf<'CopyAnnouncementQuery'>) => {
  const record = useMemo(() => toForm(announcement), [announcement])
  return <CreateAnnouncement record={record} />
}
