import EditSubGroupCell from 'src/components/Community/staff/SubGroup/EditSubGroupCell'

const EditSubGroupPage = ({ id }: { id: number }) => (
  <EditSubGroupCell id={id} />
)

export default EditSubGroupPage
