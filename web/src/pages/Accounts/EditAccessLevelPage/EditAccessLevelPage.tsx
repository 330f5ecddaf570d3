import EditAccessLevelCell from 'src/components/Accounts/AccessLevel/EditAccessLevelCell'

const EditAccessLevelPage = ({ id }: { id: string }) => (
  <EditAccessLevelCell id={id} />
)

export default EditAccessLevelPage
