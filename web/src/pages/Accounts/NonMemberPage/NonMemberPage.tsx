import UserDetailCell from 'src/components/Accounts/User/UserDetailCell'

const NonMemberPage = ({ id }: { id: number }) => <UserDetailCell id={id} />

export default NonMemberPage
