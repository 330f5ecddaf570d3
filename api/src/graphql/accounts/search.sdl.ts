export const schema = gql`
  type SearchResult {
    title: String!
    "course, event, resource or lesson"
    type: String!
    id: Int!
    "The course of a lesson."
    subId: Int
  }

  "A person, post or bill."
  type MemberHit {
    id: Int!
    "person, post or bill"
    type: String!
    title: String!
    "The author of a post, the amount of a bill."
    note: String!
    path: String!
  }

  type Query {
    "People and posts of the feeds that the viewer reads, and their own bills; up to five of each."
    memberSearch(query: String!, type: String): [MemberHit!]! @requireAuth
    """
    The twenty best hits that the viewer may open. Editors of courses also find drafts, unless they search as a learner.
    """
    globalSearch(
      query: String!
      type: String
      asLearner: Boolean
    ): [SearchResult!]! @requireAuth
  }
`
