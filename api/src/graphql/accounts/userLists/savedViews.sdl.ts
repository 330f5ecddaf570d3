export const schema = gql`
  "The filter of a list of users."
  input UsersViewInput {
    q: String
    filter: UsersFilter
    batchId: Int
    stageId: Int
  }

  "A filter that the viewer keeps under a name."
  type SavedView {
    id: Int!
    name: String!
    q: String
    filter: UsersFilter
    batchId: Int
    stageId: Int
  }

  type Query {
    "The viewer's own views of a list, by name."
    savedViews(list: UserType!): [SavedView!]!
      @requirePermission(page: ["users"])
  }

  type Mutation {
    "Saving under a name that is taken replaces that view."
    saveView(list: UserType!, name: String!, view: UsersViewInput!): SavedView!
      @requirePermission(page: ["users"], policy: ORDINARY)
    deleteSavedView(id: Int!): Boolean!
      @requirePermission(page: ["users"], policy: ORDINARY)
  }
`
