export const schema = gql`
  "A time that a person spent in a group."
  type GroupMember {
    "Of the membership."
    id: Int!
    userId: Int!
    name: String!
    slug: String!
    "Null for leaders who are no staff."
    email: String
    facebookProfile: String
    stageNumber: Int
    groupId: Int!
    groupName: String!
    subGroupId: Int
    subGroupName: String
    role: GroupRole!
    startedAt: DateTime!
    endedAt: DateTime
    endReason: String!
    "Null before the first visit."
    lastSeenAt: DateTime
    "Has not finished a task for as long as the stages' leaders are told of."
    isStuck: Boolean!
  }

  type GroupMembersPage {
    rows: [GroupMember!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum GroupMembersFilter {
    LEADERS
    STUCK
    FORMER
  }

  enum GroupMembersSort {
    STARTED_AT
    STARTED_AT_DESC
  }

  "What became of a line of addresses."
  type AddedMember {
    line: Int!
    value: String!
    name: String
    "Null if the person was added."
    code: String
  }

  input AddGroupMembersInput {
    "E-mails or tribe ids, one on each line."
    people: String!
    subGroupId: Int
    role: GroupRole!
  }

  input MoveGroupMembersInput {
    userIds: [Int!]!
    groupId: Int!
    subGroupId: Int
    reason: String!
  }

  type GroupRequest {
    id: Int!
    userId: Int!
    name: String!
    slug: String!
    stageNumber: Int
    note: String!
    createdAt: DateTime!
  }

  "The leader's own group."
  type ManagedGroup {
    group: Group!
    isLeader: Boolean!
    nextMeetingAt: DateTime
    requests: [GroupRequest!]!
    stuckCount: Int!
    "The stages on which members of the group wait for the answer to their move-up request."
    moveUps: [GroupMoveUps!]!
  }

  type GroupMoveUps {
    id: Int!
    number: Int!
    name: String!
    count: Int!
  }

  type Query {
    "Without a group, those of every group within reach."
    groupMembersPage(
      groupId: Int
      subGroupId: Int
      page: Int
      perPage: Int
      sort: GroupMembersSort
      q: String
      filter: GroupMembersFilter
    ): GroupMembersPage!
      @requirePermission(page: ["viewGroupMembers"], own: true)
    "Null for people who lead no group."
    managedGroup: ManagedGroup @requireAuth
    "Where members of the managed group wait for an answer, by stage; the first stage while nobody waits."
    groupMoveUps: [GroupMoveUps!]! @requireAuth
    "Those who ask to join a group."
    groupRequests(groupId: Int!): [GroupRequest!]!
      @requirePermission(page: ["group"])
  }

  type Mutation {
    addGroupMembers(
      groupId: Int!
      input: AddGroupMembersInput!
    ): [AddedMember!]! @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "Leaders move people within their own group."
    moveGroupMembers(input: MoveGroupMembersInput!): Int!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
    removeGroupMembers(userIds: [Int!]!, reason: String!): Int!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
    setGroupRole(groupId: Int!, userIds: [Int!]!, role: GroupRole!): Int!
      @requirePermission(page: ["editGroup"], policy: SENSITIVE)
    "The viewer's group gets another leader, and the viewer becomes a member."
    handOverGroup(userId: Int!): Boolean! @requireAuth(policy: SENSITIVE)
    answerGroupRequest(
      id: Int!
      isAccepted: Boolean!
      reason: String!
    ): Boolean!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
  }
`
