import EditUserCell from 'src/components/Accounts/staff/User/EditUserCell'

const EditNonMemberPage = ({ id }: { id: number }) => <EditUserCell id={id} />

export default EditNonMemberPage
