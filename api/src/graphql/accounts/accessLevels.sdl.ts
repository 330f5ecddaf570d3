export const schema = gql`
  type AccessLevel {
    id: String!
    name: String!
    label: String!
  }

  type Query {
    accessLevels: [AccessLevel!]!
      @requirePermission(
        page: ["accessLevels", "funnel", "courses", "enrollUser"]
      )
  }
`
