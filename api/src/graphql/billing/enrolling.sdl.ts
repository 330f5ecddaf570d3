export const schema = gql`
  type BatchName {
    id: Int!
    name: String!
    "Manila days, YYYY-MM-DD."
    launchFrom: String!
    launchTo: String!
  }

  type EnrollmentBatch {
    batch: BatchName!
    isCurrent: Boolean!
    "All its places are taken; a new member is refused."
    isFull: Boolean!
  }

  type EnrolledUser {
    id: Int!
    email: String!
  }

  "The user whose subscriptions changed."
  type ManuallySubscribedUser {
    id: Int!
  }

  input EnrolledFunnelInput {
    funnelId: String!
    paymentTermId: String!
  }

  input EnrollUserInput {
    batchId: Int!
    accessLevelNames: [String!]
    funnelDetails: [EnrolledFunnelInput!]!
  }

  input FunnelDetailInput {
    id: String!
    paymentTerm: String!
    "null: for life."
    validityByDays: Int
    "null: today."
    startByDays: Int
  }

  type Query {
    enrollmentBatches: [EnrollmentBatch!]!
      @requirePermission(page: ["enrollUser"])
  }

  type Mutation {
    enrollUser(id: Int!, input: EnrollUserInput!): EnrolledUser!
      @requirePermission(page: ["enrollUser"], policy: SENSITIVE)
    manualUserSubscription(
      id: Int!
      funnelDetails: [FunnelDetailInput!]!
    ): ManuallySubscribedUser!
      @requirePermission(fn: ["user_enroll/unenroll"], policy: SENSITIVE)
  }
`
