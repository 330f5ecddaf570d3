import { NewAnnouncement } from 'src/components/Marketing/staff/Announcement/NewAnnouncement'

const NewAnnouncementPage = () => <NewAnnouncement />

export default NewAnnouncementPage
