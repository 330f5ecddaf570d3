export const schema = gql`
  "An accountability group that chooses its leader."
  type LeadSelectionRow {
    id: Int!
    name: String!
    "Who leads it until the next leader is appointed."
    leader: GroupPerson
    memberCount: Int!
    candidateCount: Int!
    shortlistedCount: Int!
    createdAt: DateTime!
  }

  type LeadSelectionsPage {
    rows: [LeadSelectionRow!]!
    "Counts and pages stop at a thousand groups."
    total: Int!
    isTotalCapped: Boolean!
  }

  type LeadSelection {
    "Of the group."
    id: Int!
    name: String!
    leader: GroupPerson
    isChoosing: Boolean!
    isEnded: Boolean!
    "The newest first."
    candidacies: [Candidacy!]!
    "The members who do not stand yet."
    people: [GroupPerson!]!
    "Whether the viewer shortlists and appoints."
    mayDecide: Boolean!
    "Whether the viewer may let the group choose another leader."
    mayOpen: Boolean!
  }

  type Candidacy {
    id: Int!
    person: GroupPerson!
    nominatedBy: GroupPerson
    pitch: String!
    status: CandidacyStatus!
    "Why they declined or withdrew; empty for those who are not concerned."
    reason: String!
    isOwn: Boolean!
    createdAt: DateTime!
  }

  enum LeadSelectionsSort {
    NAME
    NAME_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  input NominationInput {
    groupId: Int!
    "A member of the group."
    userId: Int
    "Anybody, by e-mail or tribe id; for editors only."
    person: String
    "Why this person."
    pitch: String!
  }

  type Query {
    leadSelectionsPage(
      page: Int
      perPage: Int
      sort: LeadSelectionsSort
      q: String
    ): LeadSelectionsPage! @requireAuth
    leadSelection(groupId: Int!): LeadSelection @requireAuth
  }

  type Mutation {
    openLeadSelection(groupId: Int!): Boolean!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
    nominateTeamLead(input: NominationInput!): Int!
      @requireAuth(policy: ORDINARY)
    answerNomination(id: Int!, isAccepted: Boolean!, reason: String): Boolean!
      @requireAuth(policy: ORDINARY)
    withdrawCandidacy(id: Int!, reason: String!): Boolean!
      @requireAuth(policy: ORDINARY)
    shortlistCandidate(id: Int!, isShortlisted: Boolean!): Boolean!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    appointTeamLead(id: Int!): Boolean!
      @requirePermission(page: ["editGroup"], policy: SENSITIVE)
  }
`
