export const schema = gql`
  enum OfferState {
    OPEN
    NOT_YET
    CLOSED
    FULL
  }

  type OfferedTerm {
    id: String!
    label: String!
    installments: Int!
    "Without any coupon."
    totalCentavos: Int!
    "The number of entries in its schedule, including a down payment."
    payments: Int!
    firstCentavos: Int!
    firstDay: Date
    "The amount of each later payment; null if they differ or there is none."
    nextCentavos: Int
  }

  "A funnel for visitors, in their language."
  type Offer {
    id: String!
    slug: String!
    name: String!
    headline: String!
    body: String!
    state: OfferState!
    closedMessage: String!
    opensAt: DateTime
    closesAt: DateTime
    seatsLeft: Int
    template: FunnelTemplate!
    linkedUrl: String
    productName: String!
    productDescription: String!
    coverUrl: String
    priceCentavos: Int!
    "The lowest payment of a plan in equal months; null without such a plan."
    monthlyCentavos: Int
    validityByDays: Int
    "Days from the first checked payment to the start."
    startByDays: Int!
    "It continues what a member has."
    isRenewal: Boolean!
    terms: [OfferedTerm!]!
    courses: [OfferedCourse!]!
    "Where visitors ask: an address or a mailto: link."
    askLink: String
    "The school's promise about refunds in one line."
    refundLine: String
    "The signed-in user has a live subscription that this offer would not renew."
    isOwned: Boolean!
  }

  "An offer that is open, as lists show it."
  type OpenOffer {
    id: String!
    slug: String!
    headline: String!
    productName: String!
    coverUrl: String
    priceCentavos: Int!
    monthlyCentavos: Int
  }

  "How to go on with an access that has ended or ends within 30 days."
  type Renewal {
    productName: String!
    lastDay: Date!
    isExpired: Boolean!
    "The checkout, or an address that the school has set."
    link: String!
    "Unknown for the school's own address."
    priceCentavos: Int
    monthlyCentavos: Int
  }

  type OfferedCourse {
    id: Int!
    title: String!
    shortDescription: String!
    lessonCount: Int!
    "The published lessons in their order."
    lessons: [OfferedLesson!]!
  }

  type OfferedLesson {
    id: Int!
    name: String!
    "Whether everybody may watch it."
    isFree: Boolean!
  }

  type Instalment {
    seq: Int!
    priceCentavos: Int!
    scheduleDate: String!
  }

  "The payments by a term, with the coupon if it applies; the fields are those of OfferedTerm."
  type QuoteTerm {
    id: String!
    totalCentavos: Int!
    payments: Int!
    firstCentavos: Int!
    firstDay: Date
    nextCentavos: Int
  }

  type Quote {
    baseCentavos: Int!
    discountCentavos: Int!
    surchargeCentavos: Int!
    totalCentavos: Int!
    trace: [TraceStep!]!
    instalments: [Instalment!]!
    "The total by each term of the offer, with the coupon if it applies."
    terms: [QuoteTerm!]!
    "The code of the reason why the coupon was refused; the quote is then without it."
    couponRefusal: String
    "The signed-in buyer already has all courses of the product by other purchases."
    ownsCourses: Boolean!
  }

  input PlaceOrderInput {
    "Created by the page when it opens, so that pressing twice places one order."
    key: String!
    funnelId: String!
    paymentTermId: String!
    couponCode: String
    "The total that the buyer agreed to; any other total is refused."
    totalCentavos: Int!
    "The affiliate's code that the buyer came with; unknown ones change nothing."
    affCode: String
  }

  type PlacedOrder {
    id: Int!
    status: OrderStatus!
    invoiceId: Int!
    invoiceNumber: String!
    totalCentavos: Int!
    thankYouUrl: String
  }

  type Query {
    "With isPreview, users who may read funnels also see drafts; for others the answer is null."
    offerBySlug(slug: String!, isPreview: Boolean): Offer @skipAuth
    offer(funnelId: String!): Offer @skipAuth
    "For people without a membership, in the staff's order; for a course, those of them that contain it."
    openOffers(courseId: Int): [OpenOffer!]! @skipAuth
    myRenewal: Renewal @requireAuth
    quote(
      funnelId: String!
      paymentTermId: String!
      couponCode: String
      "The checkout's key: a limited coupon is reserved for it for 30 minutes, for a signed-in buyer."
      orderKey: String
    ): Quote! @skipAuth
  }

  type Mutation {
    placeOrder(input: PlaceOrderInput!): PlacedOrder!
      @requireAuth(policy: ORDINARY, token: MONEY)
  }
`
