import { GroupMembers } from 'src/components/Community/staff/GroupMembers/GroupMembers'

const ViewSubGroupMembersPage = () => <GroupMembers />

export default ViewSubGroupMembersPage
