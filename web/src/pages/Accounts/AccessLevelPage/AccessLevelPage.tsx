import AccessLevelCell from 'src/components/Accounts/AccessLevel/AccessLevelCell'

const AccessLevelPage = ({ id }: { id: string }) => <AccessLevelCell id={id} />

export default AccessLevelPage
