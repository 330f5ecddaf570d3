export const schema = gql`
  type DeletionRequest {
    id: Int!
    status: DeletionRequestStatus!
    text: String!
    "Why staff refused."
    answer: String!
    createdAt: DateTime!
    decidedAt: DateTime
  }

  "A request that waits for staff."
  type WaitingDeletion {
    id: Int!
    userId: Int!
    name: String!
    email: String!
    text: String!
    isArchived: Boolean!
    createdAt: DateTime!
  }

  type WaitingDeletions {
    rows: [WaitingDeletion!]!
    "There are others, which come up as these are answered."
    hasMore: Boolean!
  }

  type Query {
    "The viewer's latest request for deletion."
    myDeletionRequest: DeletionRequest @requireAuth
    "The requests that wait, oldest first."
    waitingDeletions: WaitingDeletions! @requirePermission(cap: "archiveUsers")
  }

  type Mutation {
    "All that is kept about the viewer, as a JSON document."
    exportMyData(password: String!): String!
      @requireAuth(policy: ORDINARY, token: NEVER)
    askForDeletion(text: String): DeletionRequest!
      @requireAuth(policy: ORDINARY, token: NEVER)
    withdrawDeletion: Boolean! @requireAuth(policy: ORDINARY, token: NEVER)
    "The member hears the reason; deleting is archiving and anonymising."
    refuseDeletion(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "archiveUsers", policy: SENSITIVE)
  }
`
