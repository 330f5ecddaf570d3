export const schema = gql`
  enum FeedKind {
    school
    group
    stage
    batch
  }

  "A feed of the viewer's own places."
  type FeedLink {
    "Of its place: school, group-12, stage-3, batch-17."
    id: String!
    kind: FeedKind!
    "Of the place; empty for the school."
    name: String!
    stageNumber: Int
    "Posts of others since the last visit, counted up to 21."
    newCount: Int!
  }

  "A question of another person that no answer is chosen for."
  type OpenQuestion {
    id: Int!
    "The id of its feed, which has this kind and name."
    feed: String!
    kind: FeedKind!
    name: String!
    stageNumber: Int
    "Its beginning."
    text: String!
    authorName: String!
    commentCount: Int!
    createdAt: DateTime!
  }

  type Feed {
    id: String!
    kind: FeedKind!
    name: String!
    stageNumber: Int
    "Between two posts of a person; 0 is no wait."
    slowSeconds: Int!
    "In a slowed feed, until when the viewer waits."
    mayPostAt: DateTime
    mayModerate: Boolean!
    "A newcomer posts less often, and without links."
    isNewcomer: Boolean!
    "Newer posts are new to the viewer; null before the first visit."
    seenPostId: Int
    "Why and until when the viewer may not write."
    ban: FeedBanNote
  }

  "A feed with some of its posts."
  type FeedPage {
    feed: Feed!
    "On the first page only."
    pinned: [FeedPost!]!
    "The newest first."
    posts: [FeedPost!]!
    hasMore: Boolean!
  }

  type FeedBanNote {
    until: DateTime!
    reason: String!
    isEverywhere: Boolean!
  }

  enum FeedAuthorMark {
    COACH
    TEAM
  }

  "A post, or a comment if it has a parent."
  type FeedPost {
    id: Int!
    parentId: Int
    kind: FeedPostKind!
    author: GroupPerson!
    "Set if a coach or another person of the school's team wrote it."
    authorMark: FeedAuthorMark
    "Plain text."
    text: String!
    "The people whom the text names by @ and their slugs; not archived ones."
    named: [NamedPerson!]!
    pictures: [FeedPicture!]!
    win: SharedWin
    "The win that the viewer's own post shares."
    ownWinId: Int
    "The comment that answered the question."
    answerId: Int
    isPinned: Boolean!
    isEdited: Boolean!
    "Only moderators see deleted posts."
    isDeleted: Boolean!
    "Only its author and moderators see a hidden post."
    isHidden: Boolean!
    hideReason: String!
    commentCount: Int!
    reactions: [FeedReactionCount!]!
    myReaction: FeedReactionKind
    createdAt: DateTime!
    isOwn: Boolean!
    mayModerate: Boolean!
  }

  type NamedPerson {
    slug: String!
    name: String!
  }

  type FeedPicture {
    id: Int!
    url: String!
  }

  type SharedWin {
    title: String!
    text: String!
    achievedOn: String!
  }

  type FeedReactionCount {
    kind: FeedReactionKind!
    count: Int!
  }

  type FeedThread {
    feed: Feed!
    post: FeedPost!
    "On the first page only; it is not among the comments."
    answer: FeedPost
    "The oldest first."
    comments: [FeedPost!]!
    "Pass it as after to read on."
    lastId: Int
    hasMore: Boolean!
  }

  input CreatePostInput {
    "The id of the feed."
    feed: String!
    kind: FeedPostKind!
    text: String!
    "Own pictures, at most four."
    fileIds: [Int!]
    "For a win: one's own, in the school's feed."
    winId: Int
  }

  type Query {
    myFeeds: [FeedLink!]! @requireAuth
    "In the viewer's own feeds, the newest three of the last two weeks."
    openQuestions: [OpenQuestion!]! @requireAuth
    feed(
      id: String!
      before: Int
      q: String
      "The questions alone."
      isQuestions: Boolean
    ): FeedPage! @requireAuth
    feedPost(id: Int!, after: Int): FeedThread @requireAuth
    "Up to eight people who read the feed."
    feedPeople(feed: String!, q: String!): [GroupPerson!]! @requireAuth
  }

  type Mutation {
    markFeedSeen(feed: String!, postId: Int!): Boolean!
      @requireAuth(policy: ORDINARY)
    createPost(input: CreatePostInput!): FeedPost!
      @requireAuth(policy: ORDINARY)
    addComment(postId: Int!, text: String!): FeedPost!
      @requireAuth(policy: ORDINARY)
    updatePost(id: Int!, text: String!): FeedPost!
      @requireAuth(policy: ORDINARY)
    deletePost(id: Int!): Boolean! @requireAuth(policy: ORDINARY)
    reactToPost(id: Int!, kind: FeedReactionKind): FeedPost!
      @requireAuth(policy: ORDINARY)
    "For moderators of the feed."
    pinPost(id: Int!, isPinned: Boolean!): FeedPost!
      @requireAuth(policy: ORDINARY)
    "For who asked, and for moderators."
    chooseAnswer(postId: Int!, commentId: Int): FeedPost!
      @requireAuth(policy: ORDINARY)
  }
`
