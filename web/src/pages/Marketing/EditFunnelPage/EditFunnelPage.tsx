import EditFunnelCell from 'src/components/Marketing/Funnel/EditFunnelCell'

const EditFunnelPage = ({ id }: { id: string }) => <EditFunnelCell id={id} />

export default EditFunnelPage
