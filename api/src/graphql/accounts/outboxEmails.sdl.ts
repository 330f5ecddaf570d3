export const schema = gql`
  type OutboxEmail {
    id: String!
    to: String!
    subject: String!
    text: String!
    html: String!
    template: String!
    status: OutboxStatus!
    createdAt: DateTime!
  }

  type OutboxEmailsPage {
    rows: [OutboxEmail!]!
    "Counts and pages stop at a thousand mails."
    total: Int!
    "There are more rows than total says."
    isTotalCapped: Boolean!
  }

  enum OutboxEmailsSort {
    CREATED_AT
    CREATED_AT_DESC
    TO
    TO_DESC
    SUBJECT
    SUBJECT_DESC
  }

  type Query {
    outboxEmailsPage(
      page: Int
      perPage: Int
      sort: OutboxEmailsSort
      q: String
      filter: OutboxStatus
    ): OutboxEmailsPage! @requirePermission(cap: "readOutbox", token: NEVER)
    outboxEmail(id: String!): OutboxEmail
      @requirePermission(cap: "readOutbox", token: NEVER)
  }
`
