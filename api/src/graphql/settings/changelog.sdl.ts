export const schema = gql`
  "A published entry, in the reader's language."
  type ChangelogItem {
    id: Int!
    title: String!
    body: String!
    category: ChangelogCategory!
    publishAt: DateTime!
    pinned: Boolean!
  }

  type Changelog {
    items: [ChangelogItem!]!
    hasMore: Boolean!
  }

  type Query {
    "Ten at a time: pinned entries first, then the newest."
    changelog(page: Int): Changelog! @skipAuth
    "The number of entries since the viewer's last visit, up to nine."
    unreadChangelog: Int! @requireAuth
  }

  type Mutation {
    markChangelogSeen: Boolean! @requireAuth(policy: FREE)
  }
`
