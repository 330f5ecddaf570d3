export const schema = gql`
  "An account that buyers pay to, for its editors."
  type PaymentAccount {
    id: Int!
    platform: PaymentPlatform!
    label: String!
    accountName: String!
    "Empty for a counter without one."
    accountNumber: String!
    qrFile: FileInfo
    instructions: String!
    instructionsFil: String
    "Empty: for every product."
    productIds: [Int!]!
    productNames: [String!]!
    position: Int!
    isActive: Boolean!
    olderTranslations: [String!]!
    createdAt: DateTime!
  }

  type PaymentAccountsPage {
    rows: [PaymentAccount!]!
    total: Int!
  }

  enum PaymentAccountsSort {
    POSITION
    POSITION_DESC
    LABEL
    LABEL_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  "An account to pay to, for the buyer."
  type PayToAccount {
    id: Int!
    platform: PaymentPlatform!
    label: String!
    accountName: String!
    accountNumber: String!
    "In the viewer's language."
    instructions: String!
    qrUrl: String
    "Empty: for every product."
    productIds: [Int!]!
  }

  "How the signed-in member pays."
  type HowToPay {
    "Empty if the school has named no account yet."
    accounts: [PayToAccount!]!
    "Whom to ask; null if the school has not said."
    contactLink: String
    "Within how many hours proofs are checked; null if the school makes no promise."
    proofHours: Int
  }

  input PaymentAccountInput {
    platform: PaymentPlatform!
    label: String!
    accountName: String!
    accountNumber: String
    qrFileId: Int
    instructions: String
    instructionsFil: String
    productIds: [Int!]!
    position: Int!
    isActive: Boolean!
    "The editor's own password, asked for again at each change."
    password: String!
  }

  type Query {
    howToPay: HowToPay! @requireAuth
    paymentAccountsPage(
      page: Int
      perPage: Int
      sort: PaymentAccountsSort
      q: String
    ): PaymentAccountsPage! @requirePermission(cap: "editPaymentAccounts")
    paymentAccount(id: Int!): PaymentAccount
      @requirePermission(cap: "editPaymentAccounts")
  }

  type Mutation {
    createPaymentAccount(input: PaymentAccountInput!): PaymentAccount!
      @requirePermission(cap: "editPaymentAccounts", policy: SENSITIVE)
    updatePaymentAccount(
      id: Int!
      input: PaymentAccountInput!
    ): PaymentAccount!
      @requirePermission(cap: "editPaymentAccounts", policy: SENSITIVE)
  }
`
