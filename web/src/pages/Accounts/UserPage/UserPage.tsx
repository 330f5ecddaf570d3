import UserDetailCell from 'src/components/Accounts/staff/User/UserDetailCell'

const UserPage = ({ id }: { id: number }) => <UserDetailCell id={id} />

export default UserPage
