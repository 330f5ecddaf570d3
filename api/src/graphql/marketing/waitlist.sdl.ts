export const schema = gql`
  type WaitlistEntry {
    id: Int!
    email: String!
    name: String!
    language: Language!
    notifiedAt: DateTime
    createdAt: DateTime!
  }

  type WaitlistPage {
    rows: [WaitlistEntry!]!
    "Stops at a thousand; the rows do not, since the list's file holds everyone."
    total: Int!
    isTotalCapped: Boolean!
    "The number of people who were not mailed yet; stops at a thousand."
    waiting: Int!
    isWaitingCapped: Boolean!
    "The funnel is open, so they can be mailed."
    isOpen: Boolean!
  }

  "Where people without a membership go."
  type MembershipGate {
    "An offer that gives a membership is open."
    isOpen: Boolean!
    "The open offer, otherwise a waiting list; null without any."
    link: String
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
    membershipGate: MembershipGate! @skipAuth
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
    "The answer does not reveal whether the address was on the list before."
    joinWaitlist(input: WaitlistInput!): Boolean! @skipAuth(policy: ORDINARY)
    "Mails everyone who was not mailed yet; returns their number."
    notifyWaitlist(funnelId: String!): Int!
      @requirePermission(page: ["editProduct"], policy: ORDINARY)
  }
`
