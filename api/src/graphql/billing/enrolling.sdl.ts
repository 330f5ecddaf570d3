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

  "The access and the bill of one funnel; the fields of the bill are those of OfferedTerm."
  type PreviewedFunnel {
    id: String!
    productName: String!
    "Labels of the access levels."
    levels: [String!]!
    startsOn: Date!
    totalCentavos: Int!
    payments: Int!
    firstCentavos: Int!
    firstDay: Date
    nextCentavos: Int
  }

  type EnrollmentPreview {
    name: String!
    "The address that gets the mail."
    email: String!
    funnels: [PreviewedFunnel!]!
  }

  type Query {
    enrollmentBatches: [EnrollmentBatch!]!
      @requirePermission(page: ["enrollUser"])
    "The consequences of enrolling, before it is confirmed; a missing start is the funnel's own."
    enrollmentPreview(
      id: Int!
      funnelDetails: [FunnelDetailInput!]!
    ): EnrollmentPreview!
      @requirePermission(page: ["enrollUser"], fn: ["user_enroll/unenroll"])
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
