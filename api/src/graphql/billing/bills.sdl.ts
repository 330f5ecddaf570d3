export const schema = gql`
  "An entry of a payment schedule with whose and what it is, for the payments desk."
  type DeskBill {
    id: Int!
    seq: Int!
    priceCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    transactionId: Int
    paymentPlatform: String
    externalInvoiceId: String
    waivedAt: DateTime
    promisedDate: String
    invoiceNumber: String!
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
    paidAt: DateTime
    receiptNumber: String
    subscriptionId: Int!
    expiry: DateTime
    "A proof waits for a decision."
    hasProof: Boolean!
    "The first of two approvals is given."
    isWaiting: Boolean!
  }

  type BillsPage {
    rows: [DeskBill!]!
    total: Int!
    "There are more than were counted."
    isTotalCapped: Boolean!
  }

  enum BillsFilter {
    UNPAID
    PAID
    ALL
  }

  enum Validity {
    ACTIVE
    EXPIRED
  }

  type Query {
    "filter: unpaid, paid, all; validity: active, expired, all (spec section 4)."
    billsPage(
      page: Int
      perPage: Int
      q: String
      filter: BillsFilter
      validity: Validity
      isWaiting: Boolean
    ): BillsPage!
      @requirePermission(cap: "approvePayment", page: ["studentPaymentDetails"])
  }
`
