import EditUserCell from 'src/components/Accounts/staff/User/EditUserCell'

/** The page of members and of non-members. */
const EditUserPage = ({ id }: { id: number }) => <EditUserCell id={id} />

export default EditUserPage
