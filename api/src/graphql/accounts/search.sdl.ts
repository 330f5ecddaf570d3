export const schema = gql`
  type SearchResult {
    title: String!
    "course, event, resource or lesson"
    type: String!
    id: Int!
    "The course of a lesson."
    subId: Int
  }

  type Query {
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
