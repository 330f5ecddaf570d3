export const schema = gql`
  "A coach who agrees to be shown on sales pages."
  type ShownCoach {
    id: Int!
    name: String!
    picture: String
    story: String!
    "Wrote a published course of the page's product."
    isAuthor: Boolean!
  }

  "A member's win that its owner agrees to show and that staff chose."
  type ShownWin {
    id: Int!
    title: String!
    text: String!
    "As the member chose it: first name and initial, or full."
    name: String!
  }

  "The people of a sales page. Consents are read with every request."
  type SalesProof {
    coaches: [ShownCoach!]!
    "Newest first."
    wins: [ShownWin!]!
  }

  "A win whose owner agrees to show it, for staff who choose."
  type WinToShow {
    id: Int!
    title: String!
    text: String!
    name: String!
    achievedOn: String!
    isFeatured: Boolean!
    "Its words as staff saw them; choosing it names this."
    updatedAt: DateTime!
  }

  type Query {
    "With isPreview, users who may read funnels see the people of the draft."
    salesProof(slug: String!, isPreview: Boolean): SalesProof! @skipAuth
    winsToShow: [WinToShow!]! @requirePermission(page: ["funnel"])
  }

  type Mutation {
    featureWin(
      id: Int!
      isFeatured: Boolean!
      updatedAt: DateTime!
    ): WinToShow! @requirePermission(page: ["editProduct"], policy: ORDINARY)
  }
`
