export const schema = gql`
  type BatchChoice {
    id: Int!
    name: String!
    "The launch day (YYYY-MM-DD)."
    launchFrom: String!
    isCurrent: Boolean!
  }

  enum BatchState {
    UPCOMING
    OPEN
    ENDED
    ARCHIVED
  }

  type BatchManager {
    id: Int!
    name: String!
    email: String!
  }

  "A course, an event, a group, a resource, or another batch."
  type BatchUse {
    id: Int!
    name: String!
  }

  "The newest ones."
  type BatchUseList {
    rows: [BatchUse!]!
    hasMore: Boolean!
  }

  "What goes with a batch, as far as the viewer may open it."
  type BatchUses {
    "Whether anything refers to it, so that it cannot be deleted."
    isUsed: Boolean!
    "Other batches in use that share a day with it."
    overlaps: [BatchUse!]!
    courses: BatchUseList!
    events: BatchUseList!
    groups: BatchUseList!
    resourceFiles: BatchUseList!
  }

  type Batch {
    id: Int!
    number: Int!
    name: String!
    description: String!
    "The first and the last day (Manila days, YYYY-MM-DD)."
    launchFrom: String!
    launchTo: String!
    "By its days, unless it is archived."
    state: BatchState!
    isCurrent: Boolean!
    "The most members; null is no limit."
    capacity: Int
    memberCount: Int!
    requiresJourneyForm: Boolean!
    "The levels that new members get by hand."
    accessLevelIds: [String!]!
    accessLevelLabels: [String!]!
    "The success managers who look after its members."
    managerIds: [Int!]!
    managers: [BatchManager!]!
    createdAt: DateTime!
  }

  type BatchesPage {
    rows: [Batch!]!
    total: Int!
  }

  type BatchLevelChoice {
    id: String!
    label: String!
  }

  type BatchFormChoices {
    levels: [BatchLevelChoice!]!
    managers: [BatchManager!]!
  }

  input BatchInput {
    number: Int!
    name: String!
    description: String!
    "Manila days, YYYY-MM-DD."
    launchFrom: String!
    launchTo: String!
    capacity: Int
    requiresJourneyForm: Boolean!
    "Learners' levels."
    accessLevelIds: [String!]!
    managerIds: [Int!]!
  }

  enum BatchesSort {
    NUMBER
    NUMBER_DESC
    NAME
    NAME_DESC
    LAUNCH_FROM
    LAUNCH_FROM_DESC
  }

  enum BatchesFilter {
    UPCOMING
    OPEN
    ENDED
    ARCHIVED
  }

  type Query {
    "For forms that choose an audience, and lists filtered by batch; newest first."
    batchChoices: [BatchChoice!]!
      @requirePermission(page: ["course", "resourceFiles", "users"])
    batchesPage(
      page: Int
      perPage: Int
      sort: BatchesSort
      q: String
      filter: BatchesFilter
    ): BatchesPage! @requirePermission(page: ["batches"])
    batch(id: Int!): Batch @requirePermission(page: ["batch"])
    batchUses(id: Int!): BatchUses @requirePermission(page: ["batch"])
    batchFormChoices: BatchFormChoices!
      @requirePermission(page: ["newBatch", "editBatch"])
    "The batches that a form warns of."
    overlappingBatches(
      launchFrom: String!
      launchTo: String!
      exceptId: Int
    ): [BatchUse!]! @requirePermission(page: ["newBatch", "editBatch"])
  }

  type Mutation {
    createBatch(input: BatchInput!): Batch!
      @requirePermission(fn: ["batch_create"], policy: ORDINARY, token: MONEY)
    updateBatch(id: Int!, input: BatchInput!): Batch!
      @requirePermission(page: ["editBatch"], policy: ORDINARY, token: MONEY)
    "Moves the flag from the batch that has it."
    makeBatchCurrent(id: Int!): Batch!
      @requirePermission(page: ["editBatch"], policy: ORDINARY, token: MONEY)
    archiveBatch(id: Int!): Batch!
      @requirePermission(page: ["editBatch"], policy: ORDINARY, token: MONEY)
    restoreBatch(id: Int!): Batch!
      @requirePermission(page: ["editBatch"], policy: ORDINARY, token: MONEY)
    "Only a batch that nothing has used."
    deleteBatch(id: Int!): Batch!
      @requirePermission(page: ["editBatch"], policy: ORDINARY, token: MONEY)
  }
`
