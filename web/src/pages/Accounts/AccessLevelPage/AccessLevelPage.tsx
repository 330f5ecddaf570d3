import AccessLevelCell from 'src/components/Accounts/staff/AccessLevel/AccessLevelCell'

const AccessLevelPage = ({ id }: { id: string }) => <AccessLevelCell id={id} />

export default AccessLevelPage
