export const schema = gql`
  enum LandingPageStatus {
    DRAFT
    PUBLISHED
    UNPUBLISHED
  }

  "A funnel's page as its builder has it; its id is the funnel's."
  type LandingPage {
    id: String!
    slug: String!
    status: LandingPageStatus!
    "0 until it is saved for the first time."
    version: Int!
    "Blocks, as shared/marketing/landing has them."
    content: JSON!
    "The draft is not what visitors see."
    hasChanges: Boolean!
    publishedAt: DateTime
    offer: Offer
    stages: [StageName!]
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

  "What visitors see of a page; its offer is asked for beside it."
  type ShownLandingPage {
    id: Int!
    slug: String!
    title: String!
    content: JSON!
    "The journey, where the page shows it."
    stages: [StageName!]!
  }

  "Where a path leads, after so many seconds."
  type ShownRedirect {
    id: Int!
    source: String!
    target: String!
    countdownSec: Int!
    title: String!
    text: String!
  }

  type Query {
    "As a preview, who may read funnels sees the draft."
    landingPageBySlug(slug: String!, isPreview: Boolean): ShownLandingPage
      @skipAuth
    redirectRule(source: String!): ShownRedirect @skipAuth
    funnelLandingPage(funnelId: String!): LandingPage
      @requirePermission(page: ["funnel"])
    landingPageVersions(funnelId: String!): [LandingPageVersion!]!
      @requirePermission(page: ["funnel"])
    landingPageVersion(id: Int!): LandingPageContent
      @requirePermission(page: ["funnel"])
  }

  type Mutation {
    "Saved over the version that the editor had, and over no newer one."
    saveLandingPage(
      funnelId: String!
      version: Int!
      content: JSON!
    ): LandingPage! @requirePermission(page: ["editProduct"])
    publishLandingPage(funnelId: String!, version: Int!): LandingPage!
      @requirePermission(page: ["editProduct"])
    unpublishLandingPage(funnelId: String!): LandingPage!
      @requirePermission(page: ["editProduct"])
    restoreLandingPageVersion(id: Int!, version: Int!): LandingPage!
      @requirePermission(page: ["editProduct"])
  }
`
