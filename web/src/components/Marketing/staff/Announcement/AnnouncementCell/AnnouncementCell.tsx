import 'src/components/Marketing/staff/Announcement/announcement'
import { AnnouncementView } from 'src/components/Marketing/staff/Announcement/AnnouncementView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'FindAnnouncementQuery'> = gql`
  query FindAnnouncementQuery($id: Int!) {
    announcement(id: $id) {
      ...AnnouncementFields
    }
  }
`

const POLL_MS = 5_000

/** Shows how sending goes on, while somebody looks. */
export const beforeQuery = (
  variables: VariablesOf<'FindAnnouncementQuery'>
) => ({
  ...freshQuery(variables),
  pollInterval: POLL_MS,
  skipPollAttempt: () => document.hidden,
})
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('marketing.announcements.announcement')
export const Success = ({ announcement }: PropsOf<'FindAnnouncementQuery'>) => (
  <AnnouncementView announcement={announcement} />
)
