import ProfileCell from 'src/components/Accounts/Profile/ProfileCell'

const ProfilePage = ({ slug }: { slug: string }) => <ProfileCell slug={slug} />

export default ProfilePage
