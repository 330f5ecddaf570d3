import ProfileCell from 'src/components/Accounts/Profile/ProfileCell'

/** Without a slug it shows the user's own profile. */
const ProfilePage = ({ slug }: { slug?: string }) => <ProfileCell slug={slug} />

export default ProfilePage
