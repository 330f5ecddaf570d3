import EditAccessLevelCell from 'src/components/Accounts/staff/AccessLevel/EditAccessLevelCell'

const EditAccessLevelPage = ({ id }: { id: string }) => (
  <EditAccessLevelCell id={id} />
)

export default EditAccessLevelPage
