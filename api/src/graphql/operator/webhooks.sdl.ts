export const schema = gql`
  enum WebhookPauseCause {
    STAFF
    "Twenty deliveries in a row were given up."
    FAILURES
  }

  "An address of another tool that is told what happens in the school (docs/api.md)."
  type WebhookEndpoint {
    id: Int!
    url: String!
    note: String!
    events: [WebhookEvent!]!
    pausedAt: DateTime
    pauseCause: WebhookPauseCause
    "Deliveries given up since the last that arrived."
    deadInRow: Int!
    "Until when the replaced secret signs, too."
    oldSecretUntil: DateTime
    createdByName: String!
    createdAt: DateTime!
  }

  type WebhookEndpointsPage {
    rows: [WebhookEndpoint!]!
    total: Int!
  }

  type WebhookSecret {
    "Shown only here."
    secret: String!
    endpoint: WebhookEndpoint!
  }

  type WebhookDelivery {
    id: ID!
    "Common to the deliveries of one event."
    eventId: ID!
    event: WebhookEvent!
    "The message as it is sent."
    body: String!
    status: WebhookDeliveryStatus!
    attempts: Int!
    "Of a waiting one."
    nextAttemptAt: DateTime
    lastAttemptAt: DateTime
    "The HTTP status of the last answer."
    answerStatus: Int
    "The first kilobyte of the last answer."
    answer: String!
    "Why the last attempt had no answer, in the system's words."
    failure: String
    createdAt: DateTime!
  }

  type WebhookDeliveriesPage {
    rows: [WebhookDelivery!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  enum WebhookEndpointsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  enum WebhookDeliveriesSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  input WebhookEndpointInput {
    url: String!
    note: String
    events: [WebhookEvent!]!
  }

  type Query {
    webhookEndpointsPage(
      page: Int
      perPage: Int
      sort: WebhookEndpointsSort
    ): WebhookEndpointsPage! @requirePermission(cap: "webhooks")
    webhookEndpoint(id: Int!): WebhookEndpoint
      @requirePermission(cap: "webhooks")
    webhookDeliveriesPage(
      endpointId: Int!
      page: Int
      perPage: Int
      sort: WebhookDeliveriesSort
      filter: WebhookDeliveryStatus
    ): WebhookDeliveriesPage! @requirePermission(cap: "webhooks")
  }

  type Mutation {
    createWebhookEndpoint(input: WebhookEndpointInput!): WebhookSecret!
      @requirePermission(cap: "webhooks", policy: SENSITIVE)
    updateWebhookEndpoint(
      id: Int!
      input: WebhookEndpointInput!
    ): WebhookEndpoint! @requirePermission(cap: "webhooks", policy: SENSITIVE)
    deleteWebhookEndpoint(id: Int!): WebhookEndpoint!
      @requirePermission(cap: "webhooks", policy: ORDINARY, token: MONEY)
    pauseWebhookEndpoint(id: Int!): WebhookEndpoint!
      @requirePermission(cap: "webhooks", policy: ORDINARY, token: MONEY)
    resumeWebhookEndpoint(id: Int!): WebhookEndpoint!
      @requirePermission(cap: "webhooks", policy: SENSITIVE)
    "A new secret; the one before signs, too, for a day."
    replaceWebhookSecret(id: Int!): WebhookSecret!
      @requirePermission(cap: "webhooks", policy: SENSITIVE)
    testWebhookEndpoint(id: Int!): WebhookDelivery!
      @requirePermission(cap: "webhooks", policy: ORDINARY)
    "Sends a delivery that has ended again, with the same event id."
    sendWebhookAgain(id: ID!): WebhookDelivery!
      @requirePermission(cap: "webhooks", policy: ORDINARY)
  }
`
