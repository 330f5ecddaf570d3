export const schema = gql`
  "A member's request for the refund that the policy promises."
  type RefundRequest {
    id: Int!
    status: RefundRequestStatus!
    "The member's words; may be empty."
    reason: String!
    "Why it is declined."
    answer: String!
    createdAt: DateTime!
    decidedAt: DateTime
  }

  "An order for which its member may ask for a refund today, or has asked."
  type MyRefund {
    invoiceId: Int!
    "The last Manila day of asking, YYYY-MM-DD."
    until: String!
    paidCentavos: Int!
    "Of the order's courses."
    lessonsFinished: Int!
    "Of the files of their lessons."
    filesDownloaded: Int!
    "The request that waits or was answered."
    request: RefundRequest
  }

  type WaitingRefundRequest {
    id: Int!
    userId: Int!
    memberName: String!
    invoiceNumber: String!
    productName: String!
    paidCentavos: Int!
    until: String!
    lessonsFinished: Int!
    filesDownloaded: Int!
    reason: String!
    "A first approval of its refund waits for a second person."
    isBeingRefunded: Boolean!
    createdAt: DateTime!
  }

  type Query {
    myRefunds: [MyRefund!]! @requireAuth
    "Oldest first, at most 100. Without a member: of all members."
    waitingRefundRequests(userId: Int): [WaitingRefundRequest!]!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    askForRefund(invoiceId: Int!, reason: String): RefundRequest!
      @requireAuth(policy: ORDINARY, token: MONEY)
    withdrawRefundRequest(id: Int!): RefundRequest!
      @requireAuth(policy: ORDINARY, token: MONEY)
    declineRefundRequest(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
