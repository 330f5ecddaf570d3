export const schema = gql`
  "Another value counts from this number of paid orders of the affiliate."
  type CommissionTier {
    fromOrders: Int!
    value: Int!
  }

  "A version of a rule; a change ends it and begins the next one."
  type CommissionRule {
    id: Int!
    name: String!
    "Null for every affiliate."
    affiliateId: Int
    affiliateName: String
    basis: CommissionBasis!
    "Hundredths of a percent of the approved money, or centavos for an order that is wholly paid."
    value: Int!
    "How many instalments count, from the first one; null for all."
    firstInstalments: Int
    "The most for an order."
    capCentavos: Int
    tiers: [CommissionTier!]!
    "Days until a commission is due."
    holdDays: Int!
    "Empty for every funnel."
    funnels: [CommissionFunnel!]!
    startsAt: DateTime!
    endsAt: DateTime
    writtenBy: String
  }

  type CommissionFunnel {
    id: String!
    name: String!
  }

  input CommissionTierInput {
    fromOrders: Int!
    value: Int!
  }

  input CommissionRuleInput {
    name: String!
    affiliateId: Int
    basis: CommissionBasis!
    value: Int!
    firstInstalments: Int
    capCentavos: Int
    tiers: [CommissionTierInput!]
    holdDays: Int!
    funnelIds: [String!]
  }

  "What the affiliate sees of the rule of a line."
  type ShownCommissionRule {
    basis: CommissionBasis!
    "With the affiliate's tier."
    value: Int!
    firstInstalments: Int
    capCentavos: Int
    holdDays: Int!
  }

  enum CommissionKind {
    "Money of an order was approved, or taken back."
    ORDER
    "Staff decided whether a held order counts."
    DECISION
    ADJUSTMENT
  }

  enum CommissionStatus {
    "Due later."
    PENDING
    "Due, for the next payout."
    DUE
    "Waits for a decision of staff."
    HELD
    IN_PAYOUT
    PAID
  }

  "A line of commission, with all that it follows from."
  type CommissionLine {
    id: Int!
    kind: CommissionKind!
    status: CommissionStatus!
    amountCentavos: Int!
    "The change of the order's approved money that counts."
    baseCentavos: Int!
    "From when it is due."
    holdUntil: DateTime!
    createdAt: DateTime!
    "Why staff adjusted."
    reason: String!
    "The credited order; null for an adjustment."
    orderId: Int
    product: String
    "The buyer: one letter for affiliates, the name for staff."
    buyer: String
    "For staff."
    buyerId: Int
    "For staff."
    invoiceNumber: String
    attribution: AttributionReason
    coupon: String
    code: String
    leadSince: DateTime
    leadUntil: DateTime
    linkLabel: String
    "Why staff decided that the order counts or does not."
    decision: String
    rule: ShownCommissionRule
    "The order's approved money that counts and its whole commission, after this line."
    approvedCentavos: Int
    entitledCentavos: Int
    payoutId: Int
    "When the payout was sent, a Manila day."
    paidOn: String
  }

  type CommissionPage {
    rows: [CommissionLine!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum CommissionSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  "Sums of lines, each line in one of them."
  type CommissionTotals {
    pendingCentavos: Float!
    dueCentavos: Float!
    heldCentavos: Float!
    inPayoutCentavos: Float!
    "Before tax."
    paidCentavos: Float!
    "The sum of all."
    earnedCentavos: Float!
    "The smallest payout."
    minimumCentavos: Int!
  }

  "The earnings of one friend who joins and pays at once."
  type CommissionExample {
    productName: String!
    earnedCentavos: Int!
  }

  type Query {
    commissionExample: CommissionExample @requireAuth
    myCommissionPage(
      page: Int
      perPage: Int
      sort: CommissionSort
      filter: CommissionStatus
    ): CommissionPage! @requireAuth
    myCommissionTotals: CommissionTotals! @requireAuth
    "The rules that count for the signed-in affiliate's next orders."
    myCommissionRules: [CommissionRule!]! @requireAuth
    affiliateCommissionPage(
      affiliateId: Int!
      page: Int
      perPage: Int
      sort: CommissionSort
      filter: CommissionStatus
    ): CommissionPage! @requirePermission(page: ["affiliates"])
    affiliateCommissionTotals(affiliateId: Int!): CommissionTotals!
      @requirePermission(page: ["affiliates"])
    "Those in force, or with ended ones all; the newest first."
    commissionRules(withEnded: Boolean): [CommissionRule!]!
      @requirePermission(page: ["affiliates"])
    "The funnels that a rule can name."
    commissionFunnels: [CommissionFunnel!]!
      @requirePermission(page: ["affiliates"])
  }

  type Mutation {
    "With an id, ends that version and begins the next one."
    saveCommissionRule(id: Int, input: CommissionRuleInput!): CommissionRule!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    endCommissionRule(id: Int!): CommissionRule!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "Repeated with the same Idempotency-Key, it changes once."
    adjustCommission(
      affiliateId: Int!
      amountCentavos: Int!
      reason: String!
    ): CommissionLine!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
  }
`
