import AnnouncementCell from 'src/components/Marketing/staff/Announcement/AnnouncementCell'

const AnnouncementPage = ({ id }: { id: number }) => (
  <AnnouncementCell id={id} />
)

export default AnnouncementPage
