export const schema = gql`
  type AccessLevel {
    id: String!
    name: String!
    label: String!
    "A purchase may give it: learners' levels only."
    isGrantable: Boolean!
  }

  type Query {
    accessLevels: [AccessLevel!]!
      @requirePermission(
        page: ["accessLevels", "funnel", "courses", "enrollUser"]
      )
  }
`
