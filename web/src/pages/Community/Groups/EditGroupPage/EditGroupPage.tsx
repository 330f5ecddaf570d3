import EditGroupCell from 'src/components/Community/staff/Group/EditGroupCell'

const EditGroupPage = ({ id }: { id: number }) => <EditGroupCell id={id} />

export default EditGroupPage
