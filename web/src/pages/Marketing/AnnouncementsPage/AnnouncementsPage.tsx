import { routes } from '@redwoodjs/router'

import AnnouncementsCell from 'src/components/Marketing/staff/Announcement/AnnouncementsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'

const AnnouncementsPage = () => (
  <>
    <ListHeader
      entity="marketing.announcements.announcement"
      create={routes.newAnnouncement()}
    />
    <AnnouncementsCell />
  </>
)

export default AnnouncementsPage
