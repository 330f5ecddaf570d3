export const schema = gql`
  type FunnelPaymentTerm {
    paymentTermId: String!
  }

  type Funnel {
    id: String!
    name: String!
    slug: String!
    productId: Int!
    product: Product
    status: FunnelStatus!
    headline: String!
    headlineFil: String
    body: String!
    bodyFil: String
    closedMessage: String!
    closedMessageFil: String
    opensAt: DateTime
    closesAt: DateTime
    seatLimit: Int
    "Unpaid orders count for some days only."
    seatsTaken: Int
    validityByDays: Int
    startByDays: Int!
    priceOverrideCentavos: Int
    template: FunnelTemplate!
    linkedUrl: String
    thankYouUrl: String
    renewalOfFunnelId: String
    renewalOf: FunnelName
    "Its place among the offers that people without a membership see; null: not among them."
    offerPosition: Int
    "null until a page was built for it."
    landingPageStatus: LandingPageStatus
    funnelPaymentTerm: [FunnelPaymentTerm!]!
    paymentTermIds: [String!]!
    accessLevelIds: [String!]!
    createdAt: DateTime!
  }

  type FunnelName {
    id: String!
    name: String!
  }

  "The results of a funnel in the last days, including today."
  type FunnelResults {
    id: String!
    days: Int!
    from: String!
    to: String!
    visitors: Int!
    orders: Int!
    "Orders per hundred visitors; null without visitors."
    conversion: Float
    "Centavos paid in those days, minus reversals."
    revenueCentavos: String!
    byDay: [FunnelDay!]!
  }

  type FunnelDay {
    day: String!
    visitors: Int!
    orders: Int!
  }

  type FunnelsPage {
    rows: [Funnel!]!
    total: Int!
  }

  input FunnelInput {
    name: String!
    slug: String!
    status: FunnelStatus!
    headline: String!
    headlineFil: String
    body: String!
    bodyFil: String
    closedMessage: String!
    closedMessageFil: String
    opensAt: DateTime
    closesAt: DateTime
    seatLimit: Int
    validityByDays: Int
    startByDays: Int!
    priceOverrideCentavos: Int
    template: FunnelTemplate!
    linkedUrl: String
    thankYouUrl: String
    renewalOfFunnelId: String
    offerPosition: Int
    paymentTermIds: [String!]!
    accessLevelIds: [String!]!
  }

  input HiddenFunnelsInput {
    "Whether to leave out the funnels that this user already has."
    value: Boolean!
    userId: Int!
  }

  enum FunnelsSort {
    NAME
    NAME_DESC
    SLUG
    SLUG_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum FunnelsFilter {
    ACTIVE
    INACTIVE
    ARCHIVED
  }

  type Query {
    "The funnels that staff may enrol a user in."
    funnelsByProductId(productId: Int!, hidden: HiddenFunnelsInput): [Funnel!]!
      @requirePermission(
        page: ["funnel", "enrollUser"]
        fn: ["user_enroll/unenroll"]
      )
    funnelsPage(
      page: Int
      perPage: Int
      sort: FunnelsSort
      q: String
      filter: FunnelsFilter
    ): FunnelsPage! @requirePermission(page: ["funnel"])
    funnel(id: String!): Funnel @requirePermission(page: ["funnel"])
    "The funnels that another funnel may renew."
    funnelNames: [FunnelName!]! @requirePermission(page: ["funnel"])
    "For the last 7, 15 or 30 days; 30 otherwise."
    funnelResults(id: String!, days: Int): FunnelResults!
      @requirePermission(page: ["funnel"])
  }

  type Mutation {
    createFunnel(productId: Int!, input: FunnelInput!): Funnel!
      @requirePermission(fn: ["product_create"], policy: SENSITIVE)
    updateFunnel(id: String!, input: FunnelInput!): Funnel!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    publishFunnel(id: String!): Funnel!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    closeFunnel(id: String!): Funnel!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    "Creates a draft with the same terms and levels, without coupons."
    duplicateFunnel(id: String!): Funnel!
      @requirePermission(fn: ["product_create"], policy: SENSITIVE)
    deleteFunnel(id: String!): Funnel!
      @requirePermission(page: ["editProduct"], policy: ORDINARY, token: MONEY)
  }
`
