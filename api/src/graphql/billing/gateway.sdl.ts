export const schema = gql`
  "A payment gateway's message that needs a decision by staff."
  type GatewayEvent {
    id: Int!
    gateway: PaymentGateway!
    kind: GatewayEventKind!
    externalId: String!
    amountCentavos: Int
    "The requested amount."
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
    startOnlinePayment(scheduleIds: [Int!]!): OnlinePayment!
      @requireAuth(policy: ORDINARY, token: MONEY)
    settleGatewayEvent(id: Int!, note: String!): SettledGatewayEvent!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
