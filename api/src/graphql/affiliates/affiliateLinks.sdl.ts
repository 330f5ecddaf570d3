export const schema = gql`
  type AffiliateLink {
    id: Int!
    "Empty for the main link."
    slug: String!
    label: String!
    isMain: Boolean!
    funnelId: String
    funnelName: String
    "A path of this site, if it leads to no funnel."
    path: String!
    tags: [String!]!
    "The whole address."
    url: String!
    clicks: Int!
    leadCount: Int!
    isArchived: Boolean!
    createdAt: DateTime!
  }

  type AffiliateTarget {
    id: String!
    name: String!
  }

  input AffiliateLinkInput {
    label: String!
    "Made of the label if it is empty."
    slug: String
    funnelId: String
    "Without a funnel: a path of this site."
    path: String
    tags: [String!]
  }

  type Query {
    "The main link first, archived ones last."
    myAffiliateLinks: [AffiliateLink!]! @requireAuth
    affiliateTargets: [AffiliateTarget!]! @requireAuth
    affiliateLinks(affiliateId: Int!): [AffiliateLink!]!
      @requirePermission(page: ["affiliates"])
  }

  input MainLinkInput {
    "Empty for the school's page."
    funnelId: String
  }

  type Mutation {
    setMainLinkTarget(input: MainLinkInput!): AffiliateLink!
      @requireAuth(policy: ORDINARY)
    createAffiliateLink(input: AffiliateLinkInput!): AffiliateLink!
      @requireAuth(policy: ORDINARY)
    archiveAffiliateLink(id: Int!): AffiliateLink!
      @requireAuth(policy: ORDINARY)
    restoreAffiliateLink(id: Int!): AffiliateLink!
      @requireAuth(policy: ORDINARY)
  }
`
