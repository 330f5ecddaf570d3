import EditUserCell from 'src/components/Accounts/staff/User/EditUserCell'

const EditUserPage = ({ id }: { id: number }) => <EditUserCell id={id} />

export default EditUserPage
