import UserDetailCell from 'src/components/Accounts/staff/User/UserDetailCell'

const NonMemberPage = ({ id }: { id: number }) => <UserDetailCell id={id} />

export default NonMemberPage
