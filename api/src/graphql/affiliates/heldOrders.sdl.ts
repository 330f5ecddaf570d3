export const schema = gql`
  type FraudSign {
    sign: FraudSignKind!
    "Of the day, of CLICK_BURST."
    clicks: Int
  }

  enum FraudSignKind {
    "Buyer and affiliate signed in from the same address with the same browser."
    SAME_DEVICE
    "They have the same mobile number, or it is that of the payout account."
    SAME_NUMBER
    "The affiliate approved a payment of the order as staff."
    OWN_APPROVAL
    CLICK_BURST
  }

  "An order whose commission waits for a decision."
  type HeldOrder {
    id: Int!
    affiliateId: Int!
    affiliate: String!
    buyerId: Int!
    buyer: String!
    product: String!
    invoiceNumber: String!
    orderedAt: DateTime!
    heldCentavos: Int!
    signs: [FraudSign!]!
    status: CommissionHold!
    note: String!
    decidedBy: String
    decidedAt: DateTime
  }

  type HeldOrdersPage {
    rows: [HeldOrder!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum HeldOrdersSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    heldOrdersPage(
      page: Int
      perPage: Int
      sort: HeldOrdersSort
      filter: CommissionHold
    ): HeldOrdersPage! @requirePermission(page: ["affiliates"])
  }

  type Mutation {
    "Whether the commission of a held order counts; also changes an earlier decision."
    decideHeldOrder(
      id: Int!
      counts: Boolean!
      "What the affiliate reads."
      reason: String
    ): HeldOrder! @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
  }
`
