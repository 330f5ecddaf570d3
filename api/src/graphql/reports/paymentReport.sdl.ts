// Sums are centavos as texts: they outgrow an Int, and no float may touch them.
export const schema = gql`
  type CollectionLine {
    "The id of the product, funnel, batch or coupon ('0' is none), a platform's key, or 'others'."
    key: String!
    "What it is called; none for a platform, which is named where it is shown."
    name: String
    payments: Int!
    amountCentavos: String!
    "In the period before."
    beforePayments: Int!
    beforeCentavos: String!
  }

  type CollectionStep {
    from: String!
    to: String!
    payments: Int!
    amountCentavos: String!
  }

  "What was collected: payments less what was taken back, each on the Manila day on which it happened."
  type CollectionReport {
    from: String!
    to: String!
    beforeFrom: String!
    beforeTo: String!
    group: String!
    "day, week or month: how the chart is cut."
    step: String!
    lines: [CollectionLine!]!
    steps: [CollectionStep!]!
    payments: Int!
    totalCentavos: String!
    beforePayments: Int!
    beforeCentavos: String!
    asOf: DateTime!
  }

  type CollectedPayment {
    id: Int!
    "PAYMENT, or REVERSAL with an amount below zero."
    kind: String!
    paidAt: DateTime!
    amountCentavos: Int!
    platform: String!
    referenceNo: String
    receiptNumber: String
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
    funnelName: String!
    batchName: String
    couponCode: String
    invoiceNumber: String!
  }

  type CollectedPaymentsPage {
    rows: [CollectedPayment!]!
    total: Int!
    isTotalCapped: Boolean!
    "Where a file goes on: what to ask for with after; none at the end."
    next: String
  }

  type CollectionMember {
    "The membership's, or in collected the payment's."
    id: Int!
    subscriptionId: Int!
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
    funnelName: String!
    expiry: DateTime
    status: String!
    "All that is open of it."
    dueCentavos: Int!
    nextDueDay: String
    lastPaidAt: DateTime
    lastPaidCentavos: Int
    "The tab in which the rule puts it today, and why."
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
    "The due days that it stands for."
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
    priceCentavos: Int!
    scheduleDate: String!
    "Below zero it is not due yet."
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
    "period: DAILY, MONTHLY, QUARTERLY, ANNUAL or CUSTOM_RANGE; from is a day of it. group: product, funnel, batch, platform or coupon."
    collectionReport(
      period: ReportPeriod!
      from: String!
      to: String
      group: CollectionGroup
    ): CollectionReport! @requirePermission(page: ["paymentReport"])
    "The payments of a line, by its group and key. With after, for a file, 500 at once."
    collectedPaymentsPage(
      page: Int
      perPage: Int
      after: String
      from: String!
      to: String!
      group: CollectionGroup
      line: String
    ): CollectedPaymentsPage! @requirePermission(page: ["paymentReport"])
    "filter: all, unenrolled, for-regular-renewal, early-renewal, er-warmup, collected (spec section 4); from and to are of collected."
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
