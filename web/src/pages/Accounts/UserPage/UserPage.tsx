import UserDetailCell from 'src/components/Accounts/staff/User/UserDetailCell'

/** The page of members and of non-members. */
const UserPage = ({ id }: { id: number }) => <UserDetailCell id={id} />

export default UserPage
