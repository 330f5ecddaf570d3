export const schema = gql`
  "A published entry as its reader sees it, in their language."
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
    "Ten at a time, the newest first behind those that are pinned."
    changelog(page: Int): Changelog! @skipAuth
    "How many of them came since the viewer looked, nine at most."
    unreadChangelog: Int! @requireAuth
  }

  type Mutation {
    markChangelogSeen: Boolean! @requireAuth
  }
`
