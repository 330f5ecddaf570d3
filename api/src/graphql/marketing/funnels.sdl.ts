export const schema = gql`
  enum FunnelStatus {
    DRAFT
    PUBLISHED
    CLOSED
    ARCHIVED
  }

  enum FunnelTemplate {
    LINK_A_PAGE
    TEMPLATE_1
  }

  type FunnelPaymentTerm {
    paymentTermId: String!
  }

  type Funnel {
    id: String!
    name: String!
    slug: String!
    productId: Int!
    product: Product
    status: FunnelStatus!
    headline: String!
    headlineFil: String
    body: String!
    bodyFil: String
    closedMessage: String!
    closedMessageFil: String
    opensAt: DateTime
    closesAt: DateTime
    seatLimit: Int
    seatsTaken: Int!
    validityByDays: Int
    startByDays: Int!
    priceOverrideCentavos: Int
    template: FunnelTemplate!
    linkedUrl: String
    funnelPaymentTerm: [FunnelPaymentTerm!]!
    paymentTermIds: [String!]!
    accessLevelIds: [String!]!
    createdAt: DateTime!
  }

  type FunnelsPage {
    rows: [Funnel!]!
    total: Int!
  }

  input FunnelInput {
    name: String!
    slug: String!
    status: FunnelStatus!
    headline: String!
    headlineFil: String
    body: String!
    bodyFil: String
    closedMessage: String!
    closedMessageFil: String
    opensAt: DateTime
    closesAt: DateTime
    seatLimit: Int
    validityByDays: Int
    startByDays: Int!
    priceOverrideCentavos: Int
    template: FunnelTemplate!
    linkedUrl: String
    paymentTermIds: [String!]!
    accessLevelIds: [String!]!
  }

  type Query {
    funnelsPage(
      page: Int
      perPage: Int
      sort: String
      q: String
      filter: String
    ): FunnelsPage! @requirePermission(page: ["funnel"])
    funnel(id: String!): Funnel @requirePermission(page: ["funnel"])
  }

  type Mutation {
    createFunnel(productId: Int!, input: FunnelInput!): Funnel!
      @requirePermission(fn: ["product_create"])
    updateFunnel(id: String!, input: FunnelInput!): Funnel!
      @requirePermission(page: ["editProduct"])
    deleteFunnel(id: String!): Funnel! @requirePermission(page: ["editProduct"])
  }
`
