// Sums are strings of centavos: they may exceed an Int, and floats would not be exact.
export const schema = gql`
  type CollectionLine {
    "The id of the product, funnel, batch or coupon ('0': none), a platform's key, or 'others'."
    key: String!
    "The label; null for a platform, which the web labels."
    name: String
    payments: Int!
    amountCentavos: String!
    "In the previous period."
    beforePayments: Int!
    beforeCentavos: String!
  }

  type CollectionStep {
    from: String!
    to: String!
    payments: Int!
    amountCentavos: String!
  }

  "Payments minus reversals, each on its own Manila day."
  type CollectionReport {
    from: String!
    to: String!
    beforeFrom: String!
    beforeTo: String!
    group: String!
    "The step of the chart: day, week or month."
    step: String!
    lines: [CollectionLine!]!
    steps: [CollectionStep!]!
    payments: Int!
    totalCentavos: String!
    beforePayments: Int!
    beforeCentavos: String!
    asOf: DateTime!
  }

  "A reversal and a refund have negative amounts."
  enum PaymentKind {
    PAYMENT
    REVERSAL
    REFUND
  }

  type CollectedPayment {
    id: Int!
    kind: PaymentKind!
    paidAt: DateTime!
    amountCentavos: Int!
    platform: PaymentPlatform!
    referenceNo: String
    receiptNumber: String
    userId: Int!
    memberName: String!
    email: String!
    "Null for money for no bill: credit and refunds."
    productName: String
    funnelName: String
    batchName: String
    couponCode: String
    invoiceNumber: String
  }

  type CollectedPaymentsPage {
    rows: [CollectedPayment!]!
    total: Int!
    isTotalCapped: Boolean!
    "The cursor at which a file continues (after); null at the end."
    next: String
  }

  type CollectionMember {
    "The id of the membership or, in collected, of the payment."
    id: Int!
    subscriptionId: Int!
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
    funnelName: String!
    expiry: DateTime
    status: SubscriptionStatus!
    "The total open amount."
    dueCentavos: Int!
    nextDueDay: String
    lastPaidAt: DateTime
    lastPaidCentavos: Int
    "The tab that the rule assigns today, and why."
    bucket: String
    rule: String!
    expiryDay: String
    daysLeft: Int
  }

  type CashCollectionPage {
    rows: [CollectionMember!]!
    total: Int!
    isTotalCapped: Boolean!
    next: String
  }

  type AgingSum {
    key: String!
    "The range of due days."
    from: String!
    to: String!
    entries: Int!
    amountCentavos: String!
  }

  type AgingProduct {
    productId: Int!
    name: String!
    entries: Int!
    amountCentavos: String!
    buckets: [AgingSum!]!
  }

  type AgingReport {
    buckets: [AgingSum!]!
    products: [AgingProduct!]!
    entries: Int!
    amountCentavos: String!
    asOf: DateTime!
  }

  type ExpectedStep {
    from: String!
    to: String!
    entries: Int!
    amountCentavos: String!
  }

  type ExpectedCash {
    from: String!
    to: String!
    step: String!
    steps: [ExpectedStep!]!
    entries: Int!
    amountCentavos: String!
    asOf: DateTime!
  }

  type OpenBill {
    id: Int!
    seq: Int!
    "What is still to be paid."
    owedCentavos: Int!
    scheduleDate: String!
    "Negative until it is due."
    daysLate: Int!
    promisedDate: String
    invoiceNumber: String!
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
  }

  type OpenBillsPage {
    rows: [OpenBill!]!
    total: Int!
    isTotalCapped: Boolean!
    next: String
  }

  enum ReportPeriod {
    DAILY
    MONTHLY
    QUARTERLY
    ANNUAL
    CUSTOM_RANGE
  }

  enum CollectionGroup {
    PRODUCT
    FUNNEL
    BATCH
    PLATFORM
    COUPON
  }

  enum CollectionTab {
    ALL
    UNENROLLED
    FOR_REGULAR_RENEWAL
    EARLY_RENEWAL
    ER_WARMUP
    COLLECTED
  }

  enum ChartStep {
    DAY
    WEEK
    MONTH
  }

  type Query {
    """
    period: DAILY, MONTHLY, QUARTERLY, ANNUAL or CUSTOM_RANGE; from is a day in it. group: product, funnel, batch,
    platform or coupon.
    """
    collectionReport(
      period: ReportPeriod!
      from: String!
      to: String
      group: CollectionGroup
    ): CollectionReport! @requirePermission(page: ["paymentReport"])
    "The payments of a line, by its group and key. With after (for a file), 500 at a time."
    collectedPaymentsPage(
      page: Int
      perPage: Int
      after: String
      from: String!
      to: String!
      group: CollectionGroup
      line: String
    ): CollectedPaymentsPage! @requirePermission(page: ["paymentReport"])
    """
    filter: all, unenrolled, for-regular-renewal, early-renewal, er-warmup, collected (spec section 4); from and to
    apply to collected.
    """
    cashCollectionPage(
      page: Int
      perPage: Int
      after: String
      q: String
      filter: CollectionTab
      from: String
      to: String
    ): CashCollectionPage! @requirePermission(page: ["paymentReport"])
    agingReport: AgingReport! @requirePermission(page: ["paymentReport"])
    openBillsPage(
      page: Int
      perPage: Int
      after: String
      from: String
      to: String
      productId: Int
    ): OpenBillsPage! @requirePermission(page: ["paymentReport"])
    "step: day, week or month."
    expectedCash(step: ChartStep): ExpectedCash!
      @requirePermission(page: ["paymentReport"])
  }
`
