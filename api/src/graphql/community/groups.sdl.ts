export const schema = gql`
  "A group as staff see it; its members see MyGroup."
  type Group {
    id: Int!
    name: String!
    description: String!
    "The most members; leaders do not count."
    capacity: Int
    joinMode: GroupJoinMode!
    meetingDay: Weekday
    "Manila's wall time, 'HH:mm'."
    meetingTime: String
    meetingUrl: String!
    chatUrl: String!
    batchId: Int
    batchName: String
    isActive: Boolean!
    leaders: [GroupPerson!]!
    memberCount: Int!
    waitingCount: Int!
    subGroups: [SubGroup!]!
    createdAt: DateTime!
  }

  type GroupsPage {
    rows: [Group!]!
    "Counts and pages stop at a thousand groups."
    total: Int!
    isTotalCapped: Boolean!
  }

  type GroupPerson {
    id: Int!
    name: String!
    slug: String!
    profileImage: String
    facebookProfile: String
  }

  type SubGroup {
    id: Int!
    groupId: Int!
    groupName: String!
    name: String!
    capacity: Int
    meetingDay: Weekday
    meetingTime: String
    meetingUrl: String!
    isActive: Boolean!
    memberCount: Int!
  }

  type SubGroupChoice {
    id: Int!
    name: String!
  }

  type GroupChoice {
    id: Int!
    name: String!
    subGroups: [SubGroupChoice!]!
  }

  input GroupInput {
    name: String!
    description: String!
    capacity: Int
    joinMode: GroupJoinMode!
    meetingDay: Weekday
    meetingTime: String
    meetingUrl: String!
    chatUrl: String!
    batchId: Int
  }

  input SubGroupInput {
    name: String!
    capacity: Int
    meetingDay: Weekday
    meetingTime: String
    meetingUrl: String!
  }

  enum GroupsSort {
    NAME
    NAME_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum GroupsFilter {
    ACTIVE
    ARCHIVED
  }

  type Query {
    groupsPage(
      page: Int
      perPage: Int
      sort: GroupsSort
      q: String
      filter: GroupsFilter
    ): GroupsPage! @requirePermission(page: ["groups"])
    group(id: Int!): Group @requirePermission(page: ["group"])
    "The active groups within reach, for forms."
    groupChoices: [GroupChoice!]!
      @requirePermission(page: ["groups"], own: true)
    subGroup(id: Int!): SubGroup @requirePermission(page: ["subGroup"])
  }

  type Mutation {
    createGroup(input: GroupInput!): Group!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    updateGroup(id: Int!, input: GroupInput!): Group!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "Ends every membership with the reason, and declines those who wait."
    archiveGroup(id: Int!, reason: String!): Group!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    restoreGroup(id: Int!): Group!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    createSubGroup(groupId: Int!, input: SubGroupInput!): SubGroup!
      @requirePermission(page: ["newSubGroup"], policy: ORDINARY)
    updateSubGroup(id: Int!, input: SubGroupInput!): SubGroup!
      @requirePermission(page: ["editSubGroup"], policy: ORDINARY)
    "Its members stay in the group."
    archiveSubGroup(id: Int!): SubGroup!
      @requirePermission(page: ["editSubGroup"], policy: ORDINARY)
  }
`
