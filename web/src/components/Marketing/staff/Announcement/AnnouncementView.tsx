import type { AnnouncementFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import AnnouncementPreviewCell from 'src/components/Marketing/staff/Announcement/AnnouncementPreviewCell'
import { ResourceState } from 'src/components/ui/resource/ResourceState'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'

import { detailsOf, tones } from './announcement'
import { AnnouncementActions } from './AnnouncementActions'
import { AnnouncementOutcome } from './AnnouncementOutcome'

const DELETE = gql`
  mutation DeleteAnnouncementMutation($id: Int!) {
    deleteAnnouncement(id: $id)
  }
`

/** An announcement for its senders: the mail as it will be sent with what comes next; afterwards its progress and outcome. */
export const AnnouncementView = ({
  announcement,
}: {
  announcement: AnnouncementFields
}) => {
  const { id, status, title, version } = announcement
  const isOpen = status === 'DRAFT' || status === 'SCHEDULED'
  return (
    <ResourceView
      entity="marketing.announcements.announcement"
      columns={detailsOf(announcement)}
      record={announcement}
      name={title}
      list={routes.announcements()}
      editTo={isOpen && routes.editAnnouncement({ id })}
      remove={status === 'DRAFT' ? DELETE : undefined}
      state={
        <ResourceState
          entity="marketing.announcements.announcement"
          status={status}
          tone={tones[status]}
        >
          <AnnouncementActions announcement={announcement} />
        </ResourceState>
      }
    >
      {!isOpen && <AnnouncementOutcome announcement={announcement} />}
      <AnnouncementPreviewCell key={version} id={id} />
    </ResourceView>
  )
}
