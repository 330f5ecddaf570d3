export const schema = gql`
  enum LedgerLineKind {
    bill
    waiver
    payment
    credit
    creditRelease
    creditUse
    refund
    reversal
  }

  "One line of a member's account (shared/billing/ledger)."
  type LedgerLine {
    key: String!
    kind: LedgerLineKind!
    at: DateTime!
    "The change of the balance."
    centavos: Int!
    balanceCentavos: Int!
    invoiceNumber: String!
    productName: String
    platform: PaymentPlatform
    referenceNo: String
    receiptNumber: String
    reason: String
    paymentId: Int
    "The change of the credit, if there is one."
    creditCentavos: Int
    "Whether it gave credit that nobody has taken back."
    isCreditStanding: Boolean
  }

  type OpenEntry {
    id: Int!
    invoiceNumber: String!
    priceCentavos: Int!
    "What is still to be paid."
    owedCentavos: Int!
    "Manila days, YYYY-MM-DD."
    scheduleDate: String!
    promisedDate: String
    "The day of the latest reminder."
    remindedOn: String
    "A proof or a first approval waits for it: what is left of other money does not pay it."
    isReserved: Boolean!
  }

  type PaidEntry {
    id: Int!
    seq: Int!
    invoiceNumber: String!
    priceCentavos: Int!
    paidCentavos: Int!
    "The part that was paid with money."
    moneyCentavos: Int!
    scheduleDate: String!
  }

  type PaymentNote {
    id: Int!
    text: String!
    authorName: String!
    createdAt: DateTime!
  }

  type StudentPaymentDetails {
    userId: Int!
    name: String!
    email: String!
    mobileNumber: String
    "The sums of all bills (shared/billing/paying/figures): billed = paid + credited + left."
    billedCentavos: Int!
    "With money."
    paidCentavos: Int!
    "Waived, or paid from credit."
    creditedCentavos: Int!
    leftCentavos: Int!
    "Left − credit."
    balanceCentavos: Int!
    overdueCentavos: Int!
    "What the member has paid beyond their bills or was given, and has not used."
    creditCentavos: Int!
    openEntries: [OpenEntry!]!
    "The bills that hold money, the latest due first: a refund may take it off them."
    paidEntries: [PaidEntry!]!
    lines: [LedgerLine!]!
    notes: [PaymentNote!]!
    promises: [PromiseToPay!]!
  }

  type Query {
    studentPaymentDetails(userId: Int!): StudentPaymentDetails
      @requirePermission(page: ["studentPaymentDetails"])
  }

  type Mutation {
    addPaymentNote(userId: Int!, text: String!): PaymentNote!
      @requirePermission(page: ["studentPaymentDetails"], policy: ORDINARY)
  }
`
