import EditFunnelCell from 'src/components/Marketing/staff/Funnel/EditFunnelCell'

const EditFunnelPage = ({ id }: { id: string }) => <EditFunnelCell id={id} />

export default EditFunnelPage
