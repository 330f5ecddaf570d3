export const schema = gql`
  enum PageTestVerdict {
    TOO_EARLY
    UNDECIDED
    A_BETTER
    B_BETTER
  }

  type PageVariantCounts {
    "People, each counted once; staff and bots are left out."
    visitors: Int!
    "Of these visitors, those who have ordered."
    orders: Int!
    "Of these, those whose order has brought money or costs nothing."
    paidOrders: Int!
  }

  "Two variants of a funnel's page that run or ran against each other."
  type PageTest {
    id: Int!
    "The version of the draft that is variant B."
    version: Int!
    startedAt: DateTime!
    endedAt: DateTime
    "The variant that visitors see since the end."
    kept: PageVariant
    a: PageVariantCounts!
    b: PageVariantCounts!
    kind: PageTestVerdict!
    "Between low and high lies, in 95 of 100 tests, how many more paid orders of 100 visitors B brings than A."
    low: Float
    high: Float
    "So uneven a split has a cause other than chance."
    isUneven: Boolean!
  }

  type Query {
    "The latest tests of a funnel's page, newest first."
    pageTests(funnelId: String!): [PageTest!]!
      @requirePermission(page: ["funnel"])
  }

  type Mutation {
    "Runs the draft against the published page. Refused as stale unless version is the current one."
    startPageTest(funnelId: String!, version: Int!): PageTest!
      @requirePermission(page: ["editProduct"], policy: ORDINARY)
    "Keeping B publishes it."
    endPageTest(id: Int!, keeps: PageVariant!): PageTest!
      @requirePermission(page: ["editProduct"], policy: ORDINARY)
  }
`
