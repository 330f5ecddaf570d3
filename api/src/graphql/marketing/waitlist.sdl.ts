export const schema = gql`
  type WaitlistEntry {
    id: Int!
    email: String!
    name: String!
    language: String!
    notifiedAt: DateTime
    createdAt: DateTime!
  }

  type WaitlistPage {
    rows: [WaitlistEntry!]!
    total: Int!
    "How many have not been told yet that it is open."
    waiting: Int!
    "It sells now, so they can be told."
    isOpen: Boolean!
  }

  input WaitlistInput {
    funnelId: String!
    email: String!
    name: String
  }

  enum WaitlistSort {
    EMAIL
    EMAIL_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum WaitlistFilter {
    WAITING
    NOTIFIED
  }

  type Query {
    waitlistPage(
      funnelId: String!
      page: Int
      perPage: Int
      sort: WaitlistSort
      q: String
      filter: WaitlistFilter
    ): WaitlistPage! @requirePermission(page: ["funnel"])
  }

  type Mutation {
    "The same answer whether the address was already on the list or not."
    joinWaitlist(input: WaitlistInput!): Boolean! @skipAuth
    "Writes to everybody who has not been told; answers how many they are."
    notifyWaitlist(funnelId: String!): Int!
      @requirePermission(page: ["editProduct"])
  }
`
