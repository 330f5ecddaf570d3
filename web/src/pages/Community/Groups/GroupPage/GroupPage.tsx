import GroupCell from 'src/components/Community/staff/Group/GroupCell'

const GroupPage = ({ id }: { id: number }) => <GroupCell id={id} />

export default GroupPage
