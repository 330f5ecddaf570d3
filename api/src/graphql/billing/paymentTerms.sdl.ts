export const schema = gql`
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
    "Days after the due date until the overdue effect."
    graceDays: Int!
    overdueEffect: OverdueEffect!
    "Days relative to the due date on which a reminder is sent; negative before it."
    reminderDays: [Int!]!
    reminderText: String!
    reminderTextFil: String
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
    graceDays: Int!
    overdueEffect: OverdueEffect!
    reminderDays: [Int!]!
    reminderText: String
    reminderTextFil: String
    isActive: Boolean!
  }

  type OverdueMember {
    userId: Int!
    memberName: String!
    productName: String!
    "Days since the due date, or since the promised day."
    daysLate: Int!
    owedCentavos: Int!
  }

  "The members that a policy would affect today, and the latest of them."
  type OverduePreview {
    "Stops at a thousand."
    members: Int!
    isCapped: Boolean!
    latest: [OverdueMember!]!
  }

  enum PaymentTermsSort {
    NAME
    NAME_DESC
    LABEL
    LABEL_DESC
    INSTALLMENTS
    INSTALLMENTS_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    overduePreview(paymentTermId: String!, graceDays: Int!): OverduePreview!
      @requirePermission(fn: ["payment-term_create"])
    paymentTerms: [PaymentTerm!]!
      @requirePermission(
        page: ["funnel", "enrollUser"]
        fn: ["payment-term_create"]
      )
    paymentTermsPage(
      page: Int
      perPage: Int
      sort: PaymentTermsSort
      q: String
    ): PaymentTermsPage! @requirePermission(fn: ["payment-term_create"])
    paymentTerm(id: String!): PaymentTerm
      @requirePermission(fn: ["payment-term_create"])
    paymentTermsByFunnelId(funnelId: String!): [PaymentTerm!]!
      @requirePermission(
        page: ["funnel", "enrollUser"]
        fn: ["user_enroll/unenroll"]
      )
  }

  type Mutation {
    createPaymentTerm(input: PaymentTermInput!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"], policy: SENSITIVE)
    updatePaymentTerm(id: String!, input: PaymentTermInput!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"], policy: SENSITIVE)
    deletePaymentTerm(id: String!): PaymentTerm!
      @requirePermission(fn: ["payment-term_create"], policy: SENSITIVE)
  }
`
