import OutboxEmailCell from 'src/components/Accounts/staff/OutboxEmail/OutboxEmailCell'

const OutboxEmailPage = ({ id }: { id: string }) => <OutboxEmailCell id={id} />

export default OutboxEmailPage
