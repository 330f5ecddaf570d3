export const schema = gql`
  type OfferedTerm {
    id: String!
    label: String!
    installments: Int!
    "How many entries its schedule has, a down payment included."
    payments: Int!
    "Before any coupon."
    totalCentavos: Int!
  }

  "What a visitor may know of a funnel, in their language."
  type Offer {
    id: String!
    slug: String!
    name: String!
    headline: String!
    body: String!
    "OPEN, NOT_YET, CLOSED or FULL."
    state: String!
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
    validityByDays: Int
    terms: [OfferedTerm!]!
    courses: [OfferedCourse!]!
    "The signed-in visitor has a live subscription to it that this would not renew."
    isOwned: Boolean!
  }

  type OfferedCourse {
    id: Int!
    title: String!
    shortDescription: String!
    lessonCount: Int!
  }

  type Instalment {
    seq: Int!
    priceCentavos: Int!
    scheduleDate: String!
  }

  type QuoteTerm {
    id: String!
    totalCentavos: Int!
  }

  type Quote {
    baseCentavos: Int!
    discountCentavos: Int!
    surchargeCentavos: Int!
    totalCentavos: Int!
    trace: [TraceStep!]!
    instalments: [Instalment!]!
    "What each term of the offer would cost, with the coupon where it applies."
    terms: [QuoteTerm!]!
    "The code of a refused coupon's reason; the quote is then without it."
    couponRefusal: String
  }

  input PlaceOrderInput {
    "Made by the page when it opens: pressing twice places one order."
    key: String!
    funnelId: String!
    paymentTermId: String!
    couponCode: String
    "The total that was agreed to; another one is refused."
    totalCentavos: Int!
  }

  type PlacedOrder {
    id: Int!
    status: String!
    invoiceId: Int!
    invoiceNumber: String!
    totalCentavos: Int!
    thankYouUrl: String
  }

  type Query {
    "As a preview, who may read funnels sees drafts as well; nobody else sees anything."
    offerBySlug(slug: String!, isPreview: Boolean): Offer @skipAuth
    offer(funnelId: String!): Offer @skipAuth
    quote(
      funnelId: String!
      paymentTermId: String!
      couponCode: String
      "The checkout's key: an accepted coupon with a limit is held for it for 30 minutes."
      orderKey: String
    ): Quote! @skipAuth
  }

  type Mutation {
    placeOrder(input: PlaceOrderInput!): PlacedOrder! @requireAuth
  }
`
