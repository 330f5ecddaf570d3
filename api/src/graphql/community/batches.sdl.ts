export const schema = gql`
  type BatchChoice {
    id: Int!
    name: String!
    "The day it launches (YYYY-MM-DD)."
    launchFrom: String!
    isCurrent: Boolean!
  }

  type Query {
    "For forms that say whom something is for; the newest first."
    batchChoices: [BatchChoice!]!
      @requirePermission(page: ["course", "resourceFiles"])
  }
`
