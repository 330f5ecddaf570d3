export const schema = gql`
  "What of the payout account may be shown."
  type ShownPayoutAccount {
    "GCash •••4567"
    hint: String!
    "gcash, maya or bank_transfer."
    method: String!
    bankName: String!
    accountName: String!
    tin: String!
    registeredName: String!
    address: String!
    "It is paid from then on."
    usableAt: DateTime!
    isUsable: Boolean!
    "The last payout did not arrive, and the account was not saved since."
    hasFailed: Boolean!
  }

  input PayoutAccountInput {
    "gcash, maya or bank_transfer."
    method: String!
    bankName: String
    accountName: String!
    "Empty: the number that is stored stays, if the method stays."
    accountNumber: String
    tin: String
    registeredName: String
    address: String
    "The user's password."
    password: String!
  }

  type Payout {
    id: Int!
    batchId: Int!
    affiliateId: Int!
    affiliate: String!
    status: PayoutStatus!
    lineCount: Int!
    grossCentavos: Int!
    "Hundredths of a percent."
    withholdingBasisPoints: Int!
    withholdingCentavos: Int!
    netCentavos: Int!
    accountHint: String!
    "When its transfer was exported."
    exportedAt: DateTime
    referenceNo: String!
    "A Manila day."
    paidOn: String
    "For staff who pay affiliates."
    proofUrl: String
    "Why it failed or was cancelled."
    reason: String!
    "Of a draft in its batch, for staff: why the viewer cannot approve it now."
    hold: PayoutHold
    createdAt: DateTime!
  }

  enum PayoutHoldReason {
    SUSPENDED
    ACCOUNT_MISSING
    "It was saved within 72 hours."
    ACCOUNT_CHANGED
    ACCOUNT_UNREADABLE
    OWES
    "The payout is the viewer's own."
    OWN
    SECOND_PERSON
  }

  type PayoutHold {
    reason: PayoutHoldReason!
    "With OWES: what the affiliate owes beyond what is due to them."
    owedCentavos: Float
    "With ACCOUNT_CHANGED: it is paid from then on."
    usableAt: DateTime
  }

  type PayoutsPage {
    rows: [Payout!]!
    total: Int!
  }

  type PayoutBatch {
    id: Int!
    createdAt: DateTime!
    preparedBy: String
    count: Int!
    draftCount: Int!
    approvedCount: Int!
    paidCount: Int!
    grossCentavos: Float!
    netCentavos: Float!
    "With its payouts, of one batch."
    payouts: [Payout!]
  }

  type PayoutBatchesPage {
    rows: [PayoutBatch!]!
    total: Int!
  }

  enum PayoutsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  "What a batch would pay now, and why others are left out."
  type PayoutPreview {
    count: Int!
    grossCentavos: Float!
    belowMinimum: Int!
    withoutAccount: Int!
    "The account was changed within 72 hours."
    waitingAccount: Int!
    suspended: Int!
    "Another payout of theirs is open."
    openPayout: Int!
    minimumCentavos: Int!
  }

  "What affiliates read of how they are paid."
  type PayoutTerms {
    minimumCentavos: Int!
    "Hundredths of a percent."
    withholdingBasisPoints: Int!
  }

  input PaidPayoutsInput {
    "A Manila day."
    paidOn: String!
    referenceNo: String!
    proofFileId: Int
  }

  "A transfer to make."
  type PayoutTransfer {
    payoutId: Int!
    affiliate: String!
    method: String!
    bankName: String!
    accountName: String!
    accountNumber: String!
    netCentavos: Int!
  }

  "The data of BIR form 2307: what an affiliate was paid in a period, and the tax kept back of it."
  type WithholdingRow {
    affiliateId: Int!
    registeredName: String!
    tin: String!
    address: String!
    atc: String!
    "The month of the payouts: YYYY-MM."
    month: String!
    grossCentavos: Float!
    withholdingCentavos: Float!
  }

  type Query {
    payoutTerms: PayoutTerms! @requireAuth
    "Null until the affiliate enters one."
    myPayoutAccount: ShownPayoutAccount @requireAuth
    myPayoutsPage(page: Int, perPage: Int, sort: PayoutsSort): PayoutsPage!
      @requireAuth
    affiliatePayoutsPage(
      affiliateId: Int!
      page: Int
      perPage: Int
      sort: PayoutsSort
    ): PayoutsPage! @requirePermission(page: ["affiliates"])
    payoutBatchesPage(
      page: Int
      perPage: Int
      sort: PayoutsSort
    ): PayoutBatchesPage! @requirePermission(page: ["affiliates"])
    payoutBatch(id: Int!): PayoutBatch @requirePermission(page: ["affiliates"])
    payoutPreview: PayoutPreview! @requirePermission(page: ["affiliates"])
  }

  type Mutation {
    "Changes are used after 72 hours, and told by mail."
    savePayoutAccount(input: PayoutAccountInput!): ShownPayoutAccount!
      @requireAuth(policy: SENSITIVE)
    "A payout for everybody whose due commission reaches the minimum."
    preparePayouts: PayoutBatch!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    approvePayoutBatch(id: Int!): PayoutBatch!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "All payouts of the batch that are neither sent nor exported; their lines are due again."
    cancelPayoutBatch(id: Int!, reason: String!): PayoutBatch!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    cancelPayout(id: Int!, reason: String!): Payout!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "Approved payouts that were sent."
    markPayoutsPaid(ids: [Int!]!, input: PaidPayoutsInput!): [Payout!]!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "The transfer did not arrive; its lines are due again."
    failPayout(id: Int!, reason: String!): Payout!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "The transfers of a batch that are approved and not sent yet."
    exportPayouts(batchId: Int!): [PayoutTransfer!]!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    "Of payouts that were sent from a day to a day (Manila days, both included)."
    exportWithholding(from: String!, to: String!): [WithholdingRow!]!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
  }
`
