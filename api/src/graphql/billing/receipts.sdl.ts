export const schema = gql`
  enum ReceiptKind {
    PAYMENT
    REFUND
  }

  "The receipt of a payment or the voucher of a refund, with a document at /api/documents/receipts/<id>."
  type Receipt {
    "The id of the payment."
    id: Int!
    number: String!
    kind: ReceiptKind!
    "What was paid or sent back; never negative."
    amountCentavos: Int!
    platform: PaymentPlatform!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    "The bills that it paid; none for money kept as credit or sent back."
    scheduleIds: [Int!]!
    "Whether the payment was reversed."
    isTakenBack: Boolean!
  }

  type Query {
    "The signed-in member's receipts and refund vouchers, newest first: the newest 200, and one more if there are more."
    myReceipts: [Receipt!]! @requireAuth
  }
`
