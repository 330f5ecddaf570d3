export const schema = gql`
  "The mailbox that a link was sent to."
  enum Mailbox {
    OLD
    NEW
  }

  "What the holder of a mailed link reads; each mailbox sees the other one masked."
  type MailedEmailChange {
    mailbox: Mailbox!
    status: EmailChangeStatus!
    oldEmail: String!
    newEmail: String!
    "Whether this mailbox has confirmed or agreed."
    isAnswered: Boolean!
    "Until then the old mailbox can refuse."
    waitsUntil: DateTime!
  }

  "The latest proposed address of a user."
  type EmailChange {
    id: String!
    status: EmailChangeStatus!
    newEmail: String!
    proposedByName: String!
    createdAt: DateTime!
    confirmedAt: DateTime
    agreedAt: DateTime
    shortenedAt: DateTime
    waitsUntil: DateTime!
  }

  type Query {
    "The proposal behind a mailed link; null if the link is not genuine."
    mailedEmailChange(token: String!): MailedEmailChange @skipAuth
    "The latest proposal for a user, for staff who may edit them and for the user."
    emailChange(userId: Int!): EmailChange
      @requirePermission(page: ["editUser"], own: true)
    "Whether the viewer may replace their own address at once: unconfirmed, unpaid, by the session that made the account."
    mayCorrectMyEmail: Boolean! @requireAuth
  }

  input CorrectEmailInput {
    email: String!
  }

  type Mutation {
    "Replaces the viewer's address at once; returns it."
    correctMyEmail(input: CorrectEmailInput!): String!
      @requireAuth(policy: ORDINARY, token: NEVER)
    """
    The answer of a mailbox, by its mailed link. The new mailbox confirms, the old one agrees; both can refuse. A second
    answer changes nothing.
    """
    answerEmailChange(token: String!, isAccepted: Boolean!): MailedEmailChange!
      @skipAuth(policy: FREE, token: NEVER)
    "Ends a waiting proposal."
    withdrawEmailChange(userId: Int!): Boolean!
      @requirePermission(
        page: ["editUser"]
        own: true
        policy: ORDINARY
        token: MONEY
      )
    "Ends the wait for the old mailbox. Both mailboxes are told the reason; the new one must still confirm."
    shortenEmailChange(userId: Int!, reason: String!): Boolean!
      @requirePermission(cap: "editAccessLevels", policy: SENSITIVE)
  }
`
