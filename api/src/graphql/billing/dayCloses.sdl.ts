export const schema = gql`
  "A closed day takes no further booking. Sums are whole centavos, which may be beyond an Int."
  type DayClose {
    id: Int!
    "Booked when it was closed."
    bookedCentavos: Float!
    "What the platform's statement says."
    statementCentavos: Float!
    "Why the two differ."
    note: String!
    closedAt: DateTime!
    closedBy: String!
  }

  type DayReopening {
    reason: String!
    reopenedAt: DateTime!
    reopenedBy: String!
  }

  "A day of a platform with money, lines of statements, or a close."
  type PaymentDay {
    id: String!
    "A Manila day."
    day: String!
    platform: PaymentPlatform!
    payments: Int!
    bookedCentavos: Float!
    "The sum of the imported lines of the day; null without a line."
    linesCentavos: Float
    "Lines that nobody has decided."
    openLines: Int!
    close: DayClose
    "The last one; null if the day was never opened again."
    reopening: DayReopening
  }

  "A transfer beside the line of a file: equal, different, or on one side alone. One that was taken back on its day is neither."
  enum PaymentDayState {
    AGREED
    DIFFERS
    ONLY_BOOKED
    ONLY_FILE
    TAKEN_BACK
  }

  type PaymentDayRow {
    id: String!
    state: PaymentDayState!
    userId: Int
    memberName: String
    referenceNo: String
    "Negative for money that went back."
    bookedCentavos: Int
    lineCentavos: Int
    "As the file has it."
    payerName: String
    importId: Int
    "The row of the file."
    row: Int
  }

  type PaymentDayRows {
    "What differs first."
    rows: [PaymentDayRow!]!
    "There are more than 500 transfers or lines."
    isCapped: Boolean!
  }

  input CloseDayInput {
    day: String!
    platform: PaymentPlatform!
    "What the closer saw; refused if it has changed."
    bookedCentavos: Float!
    statementCentavos: Float!
    "Required if the two differ."
    note: String
  }

  type Query {
    "The days of each platform, latest first; at most 31 days up to the last one."
    paymentDays(from: String!, to: String!): [PaymentDay!]!
      @requirePermission(cap: "approvePayment")
    paymentDay(day: String!, platform: PaymentPlatform!): PaymentDayRows!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    closeDay(input: CloseDayInput!): PaymentDay!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    reopenDay(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
