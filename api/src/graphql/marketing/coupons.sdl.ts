export const schema = gql`
  enum CouponState {
    SCHEDULED
    ACTIVE
    PAUSED
    USED_UP
    ENDED
    ARCHIVED
  }

  type Coupon {
    id: Int!
    funnelId: String!
    funnel: CouponFunnel!
    code: String!
    name: String!
    discountType: DiscountType!
    amountCentavos: Int
    percent: Float
    maxDiscountCentavos: Int
    spread: CouponSpread!
    startsAt: DateTime
    endsAt: DateTime
    usageLimit: Int
    perUserLimit: Int!
    minOrderCentavos: Int
    audience: CouponAudience!
    emails: [String!]!
    "Empty: every term of the funnel."
    paymentTermIds: [String!]!
    "The affiliate to whom orders with the coupon are credited."
    affiliateCode: String
    affiliateName: String
    isPaused: Boolean!
    note: String!
    state: CouponState!
    usedCount: Int!
    "Uses reserved by current checkouts."
    heldCount: Int!
    createdAt: DateTime!
  }

  type CouponFunnel {
    id: String!
    name: String!
    slug: String!
  }

  type CouponsPage {
    rows: [Coupon!]!
    total: Int!
  }

  type CouponRedemption {
    id: Int!
    email: String!
    userId: Int
    name: String
    amountOffCentavos: Int!
    "RESERVED, REDEEMED or RELEASED."
    status: RedemptionStatus!
    reservedUntil: DateTime!
    invoiceNumber: String
    createdAt: DateTime!
  }

  type CouponRedemptionsPage {
    rows: [CouponRedemption!]!
    total: Int!
  }

  input CouponInput {
    code: String!
    name: String
    discountType: DiscountType!
    amountCentavos: Int
    percent: Float
    maxDiscountCentavos: Int
    spread: CouponSpread!
    startsAt: DateTime
    endsAt: DateTime
    usageLimit: Int
    perUserLimit: Int!
    minOrderCentavos: Int
    audience: CouponAudience!
    emails: [String!]
    paymentTermIds: [String!]
    "The code of the affiliate to whom orders are credited."
    affiliateCode: String
    note: String
  }

  enum CouponsSort {
    CODE
    CODE_DESC
    ENDS_AT
    ENDS_AT_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum CouponsFilter {
    ACTIVE
    INACTIVE
    ARCHIVED
  }

  enum CouponRedemptionsSort {
    CREATED_AT
    CREATED_AT_DESC
    AMOUNT_OFF_CENTAVOS
    AMOUNT_OFF_CENTAVOS_DESC
  }

  type Query {
    couponsPage(
      funnelId: String!
      page: Int
      perPage: Int
      sort: CouponsSort
      q: String
      filter: CouponsFilter
    ): CouponsPage! @requirePermission(page: ["funnel", "products"])
    coupon(id: Int!): Coupon @requirePermission(page: ["funnel", "products"])
    couponRedemptionsPage(
      couponId: Int!
      page: Int
      perPage: Int
      sort: CouponRedemptionsSort
      q: String
    ): CouponRedemptionsPage! @requirePermission(page: ["funnel", "products"])
  }

  type Mutation {
    createCoupon(funnelId: String!, input: CouponInput!): Coupon!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    "A used coupon keeps its discount and audience."
    updateCoupon(id: Int!, input: CouponInput!): Coupon!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    pauseCoupon(id: Int!): Coupon!
      @requirePermission(page: ["editProduct"], policy: ORDINARY, token: MONEY)
    resumeCoupon(id: Int!): Coupon!
      @requirePermission(page: ["editProduct"], policy: SENSITIVE)
    archiveCoupon(id: Int!): Coupon!
      @requirePermission(page: ["editProduct"], policy: ORDINARY, token: MONEY)
    "Creates a paused copy with its own code."
    duplicateCoupon(id: Int!): Coupon!
      @requirePermission(page: ["editProduct"], policy: ORDINARY, token: MONEY)
  }
`
