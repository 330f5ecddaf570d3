import ProfileCell from 'src/components/Accounts/Profile/ProfileCell'

/** Without a slug it is the own one. */
const ProfilePage = ({ slug }: { slug?: string }) => <ProfileCell slug={slug} />

export default ProfilePage
