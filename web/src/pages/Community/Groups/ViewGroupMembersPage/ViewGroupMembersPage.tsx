import { GroupMembers } from 'src/components/Community/staff/GroupMembers/GroupMembers'

/** The page of both lists of members: the URL chooses the group and the sub-group. */
const ViewGroupMembersPage = () => <GroupMembers />

export default ViewGroupMembersPage
