import ManagedGroupCell from 'src/components/Community/staff/ManageGroup/ManagedGroupCell'

const ViewGroupPage = () => <ManagedGroupCell />

export default ViewGroupPage
