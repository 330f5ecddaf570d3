export const schema = gql`
  "A reported post or comment, with its oldest open report."
  type FeedReport {
    id: Int!
    reason: String!
    createdAt: DateTime!
    reporterName: String!
    "How many people report it."
    reportCount: Int!
    authorName: String!
    text: String!
    "Of the feed's place; empty for the school."
    feedName: String!
    "The page of the post."
    path: String!
  }

  type FeedBan {
    id: Int!
    person: GroupPerson!
    reason: String!
    until: DateTime!
    byName: String
    isEverywhere: Boolean!
  }

  input FeedBanInput {
    "A post or comment of the person, which the viewer moderates."
    postId: Int!
    "1, 7, 30 or 365."
    days: Int!
    reason: String!
    "From all feeds; for moderators of the school's feed."
    isEverywhere: Boolean!
  }

  type Query {
    "Empty for those who moderate no feed."
    feedReports: [FeedReport!]! @requireAuth
    feedBans(feed: String!): [FeedBan!]! @requireAuth
    myBlocks: [GroupPerson!]! @requireAuth
  }

  type Mutation {
    reportPost(id: Int!, reason: String!): Boolean!
      @requireAuth(policy: ORDINARY)
    decideFeedReport(id: Int!, isHidden: Boolean!, reason: String): Boolean!
      @requireAuth(policy: ORDINARY)
    hidePost(id: Int!, reason: String!): FeedPost!
      @requireAuth(policy: ORDINARY)
    showPost(id: Int!): FeedPost! @requireAuth(policy: ORDINARY)
    banFromFeed(input: FeedBanInput!): Boolean! @requireAuth(policy: ORDINARY)
    endFeedBan(id: Int!): Boolean! @requireAuth(policy: ORDINARY)
    "0 seconds ends it; otherwise 60, 600 or 3600."
    slowFeed(feed: String!, seconds: Int!): Feed! @requireAuth(policy: ORDINARY)
    blockAuthor(postId: Int!): Boolean! @requireAuth(policy: ORDINARY)
    unblockPerson(id: Int!): Boolean! @requireAuth(policy: ORDINARY)
  }
`
