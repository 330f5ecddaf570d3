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
    The twenty best of what the viewer may open. Who edits courses finds drafts too, unless they ask as a learner.
    """
    globalSearch(
      query: String!
      type: String
      asLearner: Boolean
    ): [SearchResult!]! @requireAuth
  }
`
