export const schema = gql`
  type OutboxEmail {
    id: String!
    to: String!
    subject: String!
    text: String!
    html: String!
    template: String!
    status: String!
    createdAt: DateTime!
  }

  type OutboxEmailsPage {
    rows: [OutboxEmail!]!
    total: Int!
  }

  type Query {
    outboxEmailsPage(
      page: Int
      perPage: Int
      sort: String
      q: String
      filter: String
    ): OutboxEmailsPage! @requirePermission(cap: "readOutbox")
    outboxEmail(id: String!): OutboxEmail @requirePermission(cap: "readOutbox")
  }
`
