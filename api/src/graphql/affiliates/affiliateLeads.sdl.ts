export const schema = gql`
  "A person whom an affiliate brought. Only staff who edit affiliates see the address, the name and the account."
  type AffiliateLead {
    id: Int!
    email: String!
    name: String!
    userId: Int
    source: LeadSource!
    status: LeadStatus!
    linkLabel: String
    tags: [String!]!
    "The address belongs to the affiliate today."
    isLive: Boolean!
    firstTouchAt: DateTime!
    lastTouchAt: DateTime!
    expiresAt: DateTime!
  }

  type AffiliateLeadsPage {
    rows: [AffiliateLead!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum LeadsSort {
    FIRST_TOUCH_AT
    FIRST_TOUCH_AT_DESC
  }

  enum LeadsFilter {
    REGISTERED
    CUSTOMER
  }

  "An order that is credited to an affiliate, and why."
  type AffiliateOrder {
    id: Int!
    invoiceNumber: String!
    totalCentavos: Int!
    buyerId: Int!
    buyer: String!
    product: String!
    reason: AttributionReason!
    "The coupon's code, of COUPON."
    coupon: String
    "The affiliate's code, of CLICK."
    code: String
    "When the buyer became the lead and until when they were, of LEAD."
    leadSince: DateTime
    leadUntil: DateTime
    linkLabel: String
    createdAt: DateTime!
  }

  type AffiliateOrdersPage {
    rows: [AffiliateOrder!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum AffiliateOrdersSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  input AffiliateInfoInput {
    "The user's own address."
    email: String!
    firstName: String
    lastName: String
    tags: [String!]
    affCode: String!
  }

  type Query {
    "The search reads the labels of the affiliate's links."
    myAffiliateLeadsPage(
      page: Int
      perPage: Int
      sort: LeadsSort
      q: String
      filter: LeadsFilter
    ): AffiliateLeadsPage! @requireAuth
    affiliateLeadsPage(
      affiliateId: Int!
      page: Int
      perPage: Int
      sort: LeadsSort
      q: String
      filter: LeadsFilter
    ): AffiliateLeadsPage! @requirePermission(page: ["affiliates"])
    affiliateOrdersPage(
      affiliateId: Int!
      page: Int
      perPage: Int
      sort: AffiliateOrdersSort
    ): AffiliateOrdersPage! @requirePermission(page: ["affiliates"])
  }

  type Mutation {
    "After sign-up: credits it to the affiliate of the code. True for known and unknown codes."
    updateAffiliateCode(input: AffiliateInfoInput!): Boolean!
      @requireAuth(policy: ORDINARY, token: MONEY)
  }
`
