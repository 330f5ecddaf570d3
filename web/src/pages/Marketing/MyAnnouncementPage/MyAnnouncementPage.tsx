import MyAnnouncementCell from 'src/components/Marketing/Announcement/MyAnnouncementCell'

const MyAnnouncementPage = ({ id }: { id: number }) => (
  <MyAnnouncementCell id={id} />
)

export default MyAnnouncementPage
