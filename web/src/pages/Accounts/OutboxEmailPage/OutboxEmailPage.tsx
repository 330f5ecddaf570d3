import OutboxEmailCell from 'src/components/Accounts/OutboxEmail/OutboxEmailCell'

const OutboxEmailPage = ({ id }: { id: string }) => <OutboxEmailCell id={id} />

export default OutboxEmailPage
