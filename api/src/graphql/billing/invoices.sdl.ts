export const schema = gql`
  type PaymentSchedule {
    id: Int!
    seq: Int!
    price: Float!
    priceCentavos: Int!
    paidCentavos: Int!
    "What of paidCentavos came from the member's credit."
    creditCentavos: Int!
    "What is still to be paid; 0 for a bill that is paid or waived."
    owedCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    transactionId: Int
    paymentPlatform: PaymentPlatform
    externalInvoiceId: String
    waivedAt: DateTime
    waiveReason: String
    "The day of the member's latest promise to pay."
    promisedDate: String
    "The first of two approvals, if one is waiting."
    approval: FirstApproval
    "A proof or a first approval waits for it: credit does not pay it."
    isReserved: Boolean!
    "The latest proof that is pending (SUBMITTED) or was sent back (REJECTED), if any."
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
    "The name on the documents; empty: the member's own name."
    billToName: String!
    billToTin: String!
    billToAddress: String!
    "The number of the invoice that was issued under the BIR's rules, outside of this product."
    birInvoiceNo: String
    subscription: SubscriptionRecord!
    paymentSchedule: [PaymentSchedule!]!
  }

  input InvoiceBillingInput {
    billToName: String
    billToTin: String
    billToAddress: String
    birInvoiceNo: String
  }

  "A member's newest order that waits for its first payment."
  type FirstPayment {
    invoice: Invoice!
    "The titles of the courses that open with the payment, in the viewer's language."
    courses: [String!]!
  }

  type Query {
    firstPayment: FirstPayment @requireAuth
    "The signed-in member's bills, newest invoice first."
    myInvoices: [Invoice!]! @requireAuth
  }

  type Mutation {
    updateInvoiceBilling(id: Int!, input: InvoiceBillingInput!): Invoice!
      @requirePermission(cap: "editSchedule", policy: ORDINARY, token: MONEY)
  }
`
