export const schema = gql`
  "A group as its own members see it."
  type MyGroup {
    id: Int!
    name: String!
    description: String!
    leaders: [GroupPerson!]!
    memberCount: Int!
    nextMeetingAt: DateTime
    meetingUrl: String!
    chatUrl: String!
    subGroupId: Int
    subGroupName: String
    mayLeave: Boolean!
  }

  "A group that the viewer can join, or ask to join."
  type JoinableGroup {
    id: Int!
    name: String!
    description: String!
    joinMode: GroupJoinMode!
    leaders: [GroupPerson!]!
    memberCount: Int!
    capacity: Int
    nextMeetingAt: DateTime
    isFull: Boolean!
  }

  type MyGroupRequest {
    id: Int!
    groupName: String!
    createdAt: DateTime!
  }

  "The viewer's place among the groups."
  type MyGroups {
    group: MyGroup
    "The request that waits for an answer."
    request: MyGroupRequest
    joinable: [JoinableGroup!]!
  }

  "A sub-group for its own people, and for staff who may read it."
  type SubGroupView {
    id: Int!
    name: String!
    groupId: Int!
    groupName: String!
    description: String!
    nextMeetingAt: DateTime
    meetingUrl: String!
    chatUrl: String!
    leaders: [GroupPerson!]!
    members: [GroupPerson!]!
    "Whether the viewer is in it."
    isMine: Boolean!
  }

  type Query {
    myGroups: MyGroups! @requireAuth
    "Not found for others."
    subGroupView(id: Int!): SubGroupView
      @requirePermission(page: ["subGroup"], own: true)
  }

  type Mutation {
    "Returns whether the viewer is in the group; otherwise its leaders were asked."
    joinGroup(groupId: Int!, note: String!): Boolean!
      @requireAuth(policy: ORDINARY)
    withdrawGroupRequest(id: Int!): Boolean! @requireAuth(policy: ORDINARY)
    leaveGroup(reason: String!): Boolean! @requireAuth(policy: ORDINARY)
  }
`
