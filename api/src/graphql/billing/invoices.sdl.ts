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
    waivedAt: DateTime
    waiveReason: String
    "The day by which the member last promised to pay."
    promisedDate: String
    "Waits for a second person."
    approval: FirstApproval
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
    "Whom the documents name; empty for the member's own name."
    billToName: String!
    billToTin: String!
    billToAddress: String!
    "Of the invoice that was issued under the BIR's rules, outside of this product."
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

  type Query {
    "The bills of the signed-in member, the newest invoice first."
    myInvoices: [Invoice!]! @requireAuth
  }

  type Mutation {
    updateInvoiceBilling(id: Int!, input: InvoiceBillingInput!): Invoice!
      @requirePermission(cap: "editSchedule")
  }
`
