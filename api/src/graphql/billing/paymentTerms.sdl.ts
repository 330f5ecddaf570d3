export const schema = gql`
  enum IntervalUnit {
    DAY
    WEEK
    MONTH
  }

  type PaymentTerm {
    id: String!
    name: String!
    label: String!
    labelFil: String
    installments: Int!
    intervalUnit: IntervalUnit!
    intervalCount: Int!
    downPaymentCentavos: Int
    downPaymentPercent: Float
    firstDueOffsetDays: Int!
    surchargeCentavos: Int
    surchargePercent: Float
    isActive: Boolean!
    createdAt: DateTime!
  }

  type PaymentTermsPage {
    rows: [PaymentTerm!]!
    total: Int!
  }

  input PaymentTermInput {
    name: String!
    label: String!
    labelFil: String
    installments: Int!
    intervalUnit: IntervalUnit!
    intervalCount: Int!
    downPaymentCentavos: Int
    downPaymentPercent: Float
    firstDueOffsetDays: Int!
    surchargeCentavos: Int
    surchargePercent: Float
    isActive: Boolean!
  }

  type Query {
    paymentTerms: [PaymentTerm!]!
      @requirePermission(
        page: ["funnel", "enrollUser"]
        fn: ["payment-term_create"]
      )
    paymentTermsPage(
      page: Int
      perPage: Int
      sort: String
      q: String
      filter: String
    ): PaymentTermsPage! @requirePermission(fn: ["payment-term_create"])
    paymentTerm(id: String!): PaymentTerm
      @requirePermission(fn: ["payment-term_create"])
    paymentTermsByFunnelId(funnelId: String!): [PaymentTerm!]!
      @requirePermission(page: ["funnel", "enrollUser"])
  }

  type Mutation {
    createPaymentTerm(input: PaymentTermInput!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"])
    updatePaymentTerm(id: String!, input: PaymentTermInput!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"])
    deletePaymentTerm(id: String!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"])
  }
`
