export const schema = gql`
  "What a payment gateway told us and nobody could be sure of."
  type GatewayEvent {
    id: Int!
    gateway: String!
    kind: String!
    externalId: String!
    amountCentavos: Int
    "What was asked for."
    wantedCentavos: Int
    referenceNo: String
    "AMOUNT_DIFFERS, BILLS_CHANGED, PAID_TWICE, UNKNOWN_REQUEST, REFERENCE_USED or a code of the error catalogue."
    reason: String
    userId: Int
    memberName: String
    createdAt: DateTime!
  }

  type SettledGatewayEvent {
    id: Int!
  }

  type OnlinePayment {
    url: String!
  }

  type Query {
    onlinePayment: Boolean! @requireAuth
    parkedGatewayEvents: [GatewayEvent!]!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    startOnlinePayment(scheduleIds: [Int!]!): OnlinePayment! @requireAuth
    settleGatewayEvent(id: Int!, note: String!): SettledGatewayEvent!
      @requirePermission(cap: "approvePayment")
  }
`
