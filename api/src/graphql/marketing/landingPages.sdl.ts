export const schema = gql`
  "A funnel's page for its builder; its id is the funnel's."
  type LandingPage {
    id: String!
    slug: String!
    status: LandingPageStatus!
    "0 until the first save."
    version: Int!
    "Blocks as defined in shared/marketing/landing."
    content: JSON!
    "The draft differs from what visitors see."
    hasChanges: Boolean!
    publishedAt: DateTime
    "Two variants of the page run against each other."
    isTested: Boolean
    offer: Offer
    stages: [StageName!]
    "Everyone whom the page may show."
    proof: SalesProof
  }

  type LandingPageVersion {
    id: Int!
    version: Int!
    isPublished: Boolean!
    editorName: String
    createdAt: DateTime!
  }

  type LandingPageContent {
    id: Int!
    content: JSON!
  }

  enum LandingPageWarningCode {
    EMPTY_BLOCK
    NO_DATE
    DATE_PASSED
    NO_CONSENT
    NO_WINS
    NO_SEAT_LIMIT
    NO_CONTACT
    NO_REFUND_LINE
    DEAD_LINK
    NO_WAY_TO_BUY
    "The funnel is a draft or archived, so its address shows nothing."
    FUNNEL_HIDDEN
    "The page would be broken: visitors would see nothing. It is not published."
    NOTHING_SHOWN
  }

  "What the saved draft would lack for visitors."
  type LandingPageWarning {
    code: LandingPageWarningCode!
    "null: the page itself."
    blockId: String
    "The kind of the block."
    block: String
    "The address of a dead link."
    detail: String
  }

  "A page for visitors; its offer is a separate query."
  type ShownLandingPage {
    id: Int!
    slug: String!
    title: String!
    content: JSON!
    "The journey's stages, if the page shows them."
    stages: [StageName!]!
  }

  type Query {
    "With isPreview, users who may read funnels see the draft."
    landingPageBySlug(slug: String!, isPreview: Boolean): ShownLandingPage
      @skipAuth
    funnelLandingPage(funnelId: String!): LandingPage
      @requirePermission(page: ["funnel"])
    landingPageVersions(funnelId: String!): [LandingPageVersion!]!
      @requirePermission(page: ["funnel"])
    landingPageWarnings(funnelId: String!): [LandingPageWarning!]!
      @requirePermission(page: ["funnel"])
    landingPageVersion(id: Int!): LandingPageContent
      @requirePermission(page: ["funnel"])
  }

  type Mutation {
    "Refused as stale unless version is the current one."
    saveLandingPage(
      funnelId: String!
      version: Int!
      content: JSON!
    ): LandingPage! @requirePermission(page: ["editProduct"], policy: FREE)
    publishLandingPage(funnelId: String!, version: Int!): LandingPage!
      @requirePermission(page: ["editProduct"], policy: FREE)
    unpublishLandingPage(funnelId: String!): LandingPage!
      @requirePermission(page: ["editProduct"], policy: FREE)
    restoreLandingPageVersion(id: Int!, version: Int!): LandingPage!
      @requirePermission(page: ["editProduct"], policy: FREE)
  }
`
