export const schema = gql`
  "The newest terms, in the viewer's language."
  type ShownAffiliateTerms {
    version: Int!
    text: String!
    createdAt: DateTime!
    "Whether new affiliates are taken."
    isOpen: Boolean!
  }

  "The signed-in user as an affiliate."
  type MyAffiliate {
    id: Int!
    code: String!
    slug: String!
    status: AffiliateStatus!
    "Why they are suspended; empty otherwise."
    statusReason: String!
    termsVersion: Int!
    termsAcceptedAt: DateTime!
    "There are newer terms than they accepted."
    hasNewTerms: Boolean!
    "Of all links."
    clicks: Int!
    leadCount: Int!
  }

  "An affiliate for staff."
  type Affiliate {
    id: Int!
    userId: Int!
    name: String!
    email: String!
    "The account is archived; its links do not count."
    isArchived: Boolean!
    code: String!
    slug: String!
    "The address has been changed, which is possible once."
    isSlugChanged: Boolean!
    status: AffiliateStatus!
    statusReason: String!
    termsVersion: Int!
    termsAcceptedAt: DateTime!
    note: String!
    leadCount: Int!
    earnedCentavos: Int!
    createdAt: DateTime!
  }

  type AffiliatesPage {
    rows: [Affiliate!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  type AffiliateTermsVersion {
    id: Int!
    version: Int!
    text: String!
    textFil: String
    writtenBy: String
    createdAt: DateTime!
  }

  "The orders of spec section 4."
  enum AffiliatesOrder {
    NEWEST
    OLDEST
    MOST_LEADS
    HIGHEST_COMMISSION
  }

  input AffiliateInput {
    "The address of the main link; changeable once."
    slug: String!
    note: String
  }

  input AffiliateTermsInput {
    text: String!
    textFil: String
  }

  type Query {
    affiliateTerms: ShownAffiliateTerms @requireAuth
    "Null until the user accepts the terms."
    myAffiliate: MyAffiliate @requireAuth
    affiliatesPage(
      page: Int
      perPage: Int
      order: AffiliatesOrder
      q: String
      filter: AffiliateStatus
    ): AffiliatesPage! @requirePermission(page: ["affiliates"])
    affiliate(id: Int!): Affiliate @requirePermission(page: ["affiliates"])
    affiliateTermsVersions: [AffiliateTermsVersion!]!
      @requirePermission(page: ["affiliates"])
  }

  type Mutation {
    "Makes the user an affiliate; another version than the newest is refused."
    acceptAffiliateTerms(version: Int!): MyAffiliate!
      @requireAuth(policy: ORDINARY, token: MONEY)
    suspendAffiliate(id: Int!, reason: String!): Affiliate!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    approveAffiliate(id: Int!): Affiliate!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    updateAffiliate(id: Int!, input: AffiliateInput!): Affiliate!
      @requirePermission(cap: "editAffiliates", policy: SENSITIVE)
    publishAffiliateTerms(input: AffiliateTermsInput!): AffiliateTermsVersion!
      @requirePermission(cap: "editAffiliates", policy: ORDINARY, token: MONEY)
  }
`
