import ProfileCell from 'src/components/Accounts/Profile/ProfileCell'

const MyProfilePage = () => <ProfileCell />

export default MyProfilePage
