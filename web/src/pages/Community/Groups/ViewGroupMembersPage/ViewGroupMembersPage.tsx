import { GroupMembers } from 'src/components/Community/staff/GroupMembers/GroupMembers'

const ViewGroupMembersPage = () => <GroupMembers />

export default ViewGroupMembersPage
