import { routes } from '@redwoodjs/router'

import 'src/components/Marketing/staff/Announcement/announcement'
import { ResourceEditor } from 'src/components/ui/resource/ResourceEditor/ResourceEditor'

import { fieldsWith, toInput, type AnnouncementForm } from './announcementForm'
import { useAudienceChoices } from './Audience/useAudienceChoices'

const CREATE: Doc<'CreateAnnouncementMutation'> = gql`
  mutation CreateAnnouncementMutation($input: AnnouncementInput!) {
    createAnnouncement(input: $input) {
      ...AnnouncementFields
    }
  }
`

/** The form of a new announcement, which `record` fills in. */
export const CreateAnnouncement = ({
  record,
}: {
  record: Partial<AnnouncementForm>
}) => (
  <ResourceEditor
    entity="marketing.announcements.announcement"
    fields={fieldsWith(useAudienceChoices(record.audience))}
    record={record}
    mutation={CREATE}
    variables={(input: AnnouncementForm) => ({ input: toInput(input) })}
    list={routes.announcements()}
    view={({ createAnnouncement: { id } }) => routes.announcement({ id })}
  />
)
