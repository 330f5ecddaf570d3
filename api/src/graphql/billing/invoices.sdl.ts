export const schema = gql`
  type PaymentSchedule {
    id: Int!
    seq: Int!
    price: Float!
    priceCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    transactionId: Int
    paymentPlatform: String
    externalInvoiceId: String
    "The latest proof that waits for a decision (SUBMITTED) or was sent back (REJECTED), if there is one."
    proof: PaymentProof
  }

  type Invoice {
    id: Int!
    number: String!
    subtotalCentavos: Int!
    discountCentavos: Int!
    surchargeCentavos: Int!
    totalCentavos: Int!
    priceTrace: JSON!
    issuedAt: DateTime!
    subscription: SubscriptionRecord!
    paymentSchedule: [PaymentSchedule!]!
  }

  type Query {
    "The bills of the signed-in member, the newest invoice first."
    myInvoices: [Invoice!]! @requireAuth
  }
`
