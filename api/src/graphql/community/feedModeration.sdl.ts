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
    reportPost(id: Int!, reason: String!): Boolean! @requireAuth
    decideFeedReport(id: Int!, isHidden: Boolean!, reason: String): Boolean!
      @requireAuth
    hidePost(id: Int!, reason: String!): FeedPost! @requireAuth
    showPost(id: Int!): FeedPost! @requireAuth
    banFromFeed(input: FeedBanInput!): Boolean! @requireAuth
    endFeedBan(id: Int!): Boolean! @requireAuth
    "0 seconds ends it; otherwise 60, 600 or 3600."
    slowFeed(feed: String!, seconds: Int!): Feed! @requireAuth
    blockAuthor(postId: Int!): Boolean! @requireAuth
    unblockPerson(id: Int!): Boolean! @requireAuth
  }
`
