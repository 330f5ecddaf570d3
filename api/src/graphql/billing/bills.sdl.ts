export const schema = gql`
  "An entry of a payment schedule with its member and product, for staff who handle payments."
  type DeskBill {
    id: Int!
    seq: Int!
    priceCentavos: Int!
    "What of it was paid from the member's credit."
    creditCentavos: Int!
    "What is still to be paid; 0 for a bill that is paid or waived."
    owedCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    transactionId: Int
    paymentPlatform: PaymentPlatform
    externalInvoiceId: String
    waivedAt: DateTime
    promisedDate: String
    invoiceNumber: String!
    userId: Int!
    memberName: String!
    email: String!
    mobileNumber: String
    productName: String!
    paidAt: DateTime
    receiptNumber: String
    subscriptionId: Int!
    expiry: DateTime
    "A proof is pending."
    hasProof: Boolean!
    "The first of two approvals is given."
    isWaiting: Boolean!
  }

  type BillsPage {
    rows: [DeskBill!]!
    total: Int!
    "There are more bills than total says."
    isTotalCapped: Boolean!
    "Left to pay of the bills that total counts, which may be beyond an Int; null unless the filter shows unpaid bills."
    owedCentavos: String
  }

  enum BillsFilter {
    UNPAID
    PAID
    ALL
  }

  "Unpaid bills by their due day: before today, or from today within so many days."
  enum BillsDue {
    OVERDUE
    WEEK
    MONTH
  }

  enum Validity {
    ACTIVE
    EXPIRED
  }

  type Query {
    "filter: unpaid, paid, all; validity: active, expired, all (spec section 4). With due, all are unpaid."
    billsPage(
      page: Int
      perPage: Int
      q: String
      filter: BillsFilter
      validity: Validity
      productId: Int
      due: BillsDue
    ): BillsPage!
      @requirePermission(cap: "approvePayment", page: ["studentPaymentDetails"])
  }
`
