import EditAnnouncementCell from 'src/components/Marketing/staff/Announcement/EditAnnouncementCell'

const EditAnnouncementPage = ({ id }: { id: number }) => (
  <EditAnnouncementCell id={id} />
)

export default EditAnnouncementPage
