export const schema = gql`
  type ChangelogEntry {
    id: Int!
    title: String!
    titleFil: String
    body: String!
    bodyFil: String
    category: ChangelogCategory!
    status: ChangelogStatus!
    publishAt: DateTime
    pinned: Boolean!
    isPublic: Boolean!
    "Ids of access levels; empty: all of them."
    roles: [String!]!
    createdAt: DateTime!
  }

  type ChangelogEntriesPage {
    rows: [ChangelogEntry!]!
    total: Int!
  }

  input ChangelogEntryInput {
    title: String!
    titleFil: String
    body: String!
    bodyFil: String
    category: ChangelogCategory!
    status: ChangelogStatus!
    publishAt: DateTime
    pinned: Boolean!
    isPublic: Boolean!
    roles: [String!]
  }

  enum ChangelogEntriesSort {
    TITLE
    TITLE_DESC
    PUBLISH_AT
    PUBLISH_AT_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    changelogEntriesPage(
      page: Int
      perPage: Int
      sort: ChangelogEntriesSort
      q: String
      filter: ChangelogStatus
    ): ChangelogEntriesPage! @requirePermission(page: ["featureChangeLog"])
    changelogEntry(id: Int!): ChangelogEntry
      @requirePermission(page: ["featureChangeLog"])
  }

  type Mutation {
    createChangelogEntry(input: ChangelogEntryInput!): ChangelogEntry!
      @requirePermission(cap: "editChangelog", policy: FREE)
    updateChangelogEntry(
      id: Int!
      input: ChangelogEntryInput!
    ): ChangelogEntry! @requirePermission(cap: "editChangelog", policy: FREE)
    deleteChangelogEntry(id: Int!): ChangelogEntry!
      @requirePermission(cap: "editChangelog", policy: FREE)
  }
`
