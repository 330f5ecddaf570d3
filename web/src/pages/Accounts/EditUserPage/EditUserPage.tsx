import EditUserCell from 'src/components/Accounts/User/EditUserCell'

const EditUserPage = ({ id }: { id: number }) => <EditUserCell id={id} />

export default EditUserPage
