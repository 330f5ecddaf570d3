import FunnelCell from 'src/components/Marketing/staff/Funnel/FunnelCell'

const FunnelPage = ({ id }: { id: string }) => <FunnelCell id={id} />

export default FunnelPage
