export const schema = gql`
  enum DuplicateReason {
    MOBILE
    EMAIL
    NAME_AND_BIRTHDATE
    NAME
  }

  type DuplicatePerson {
    id: Int!
    name: String!
    email: String!
    tribeId: String!
    createdAt: DateTime!
  }

  type DuplicatePair {
    later: DuplicatePerson!
    earlier: DuplicatePerson!
    reasons: [DuplicateReason!]!
  }

  type DuplicatePairs {
    rows: [DuplicatePair!]!
    "The id before which older accounts are compared; null at the end."
    next: Int
  }

  type MergeLevel {
    id: String!
    label: String!
    "Given by staff; the others come from purchases."
    isByHand: Boolean!
  }

  type MergeSide {
    id: Int!
    name: String!
    email: String!
    "The owner has proved the address."
    isConfirmed: Boolean!
    tribeId: String!
    createdAt: DateTime!
    xp: Int!
    creditCentavos: Int!
    levels: [MergeLevel!]!
  }

  "A field that differs; an empty value is null."
  type MergeDifference {
    field: String!
    survivor: String
    merged: String
  }

  type MergeCount {
    "The model's name, or 'fields' and 'levels'."
    table: String!
    count: Int!
  }

  type MergePreview {
    survivor: MergeSide!
    merged: MergeSide!
    fields: [MergeDifference!]!
    moves: [MergeCount!]!
    "Funnels of which both have access; the later expiry stays."
    superseded: [String!]!
    "Funnels that both have ordered and not paid, which prevents a merge."
    pending: [String!]!
    "Points for tasks that both finished, which count once."
    doubledXp: Int!
    "The levels afterwards, and the labels of those that the survivor loses."
    levels: [MergeLevel!]!
    lostLevels: [String!]!
  }

  type MergedPerson {
    id: Int!
    name: String!
    email: String!
  }

  type UserMerge {
    id: Int!
    survivor: MergedPerson!
    merged: MergedPerson!
    reason: String!
    status: UserMergeStatus!
    createdAt: DateTime!
    mergedByName: String!
    undoUntil: DateTime!
    undoneAt: DateTime
    undoneByName: String
    moved: [MergeCount!]!
    "Rows that stayed with the survivor when the merge was undone."
    stayed: [MergeCount!]!
    mayUndo: Boolean!
  }

  input MergeUsersInput {
    "The fields whose value of the merged account stays."
    fields: [String!]!
    reason: String!
    "The tribe id of the merged account."
    confirmation: String!
  }

  type Query {
    duplicateUsers(before: Int): DuplicatePairs!
      @requirePermission(cap: "mergeUsers")
    mergePreview(survivorId: Int!, mergedId: Int!): MergePreview!
      @requirePermission(cap: "mergeUsers")
    "People by address or tribe id, one for each line; null where nobody is found."
    mergePair(lines: [String!]!): [DuplicatePerson]!
      @requirePermission(cap: "mergeUsers")
    userMerges: [UserMerge!]! @requirePermission(cap: "mergeUsers")
  }

  type Mutation {
    "Returns the id of the merge."
    mergeUsers(survivorId: Int!, mergedId: Int!, input: MergeUsersInput!): Int!
      @requirePermission(cap: "mergeUsers", policy: SENSITIVE)
    "Returns what stays with the survivor."
    undoMerge(id: Int!): [MergeCount!]!
      @requirePermission(cap: "mergeUsers", policy: SENSITIVE)
  }
`
