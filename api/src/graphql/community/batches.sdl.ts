export const schema = gql`
  type BatchChoice {
    id: Int!
    name: String!
    "The launch day (YYYY-MM-DD)."
    launchFrom: String!
    isCurrent: Boolean!
  }

  type Query {
    "For forms that choose an audience; newest first."
    batchChoices: [BatchChoice!]!
      @requirePermission(page: ["course", "resourceFiles"])
  }
`
