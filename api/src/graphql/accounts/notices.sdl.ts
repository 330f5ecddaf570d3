export const schema = gql`
  "What the signed-in user is told."
  type Notice {
    id: Int!
    kind: NoticeKind!
    "The amounts, days and names in its text (shared/accounts/notices)."
    facts: JSONObject!
    "The page that it leads to."
    path: String!
    isRead: Boolean!
    createdAt: DateTime!
  }

  type NoticesPage {
    rows: [Notice!]!
    "Pass it as before to read on; null at the end."
    next: Int
  }

  type NoticeSetting {
    kind: NoticeKind!
    isMailed: Boolean!
  }

  "When the mails of notices are sent."
  type NoticeTiming {
    "Together, once a day at 7:00 in Manila."
    isDaily: Boolean!
    "Hours of Manila's day in which no such mail is sent; both or neither."
    quietFrom: Int
    quietTo: Int
  }

  input NoticeTimingInput {
    isDaily: Boolean!
    quietFrom: Int
    quietTo: Int
  }

  type Query {
    "Stops at 100."
    unreadNotices: Int! @requireAuth
    "Newest first."
    notices(before: Int): NoticesPage! @requireAuth
    "The kinds that are also mailed, each with the user's choice."
    noticeSettings: [NoticeSetting!]! @requireAuth
    noticeTiming: NoticeTiming! @requireAuth
  }

  type Mutation {
    "Marks the user's notices up to an id as read; returns how many are still unread."
    markNoticesRead(upTo: Int!): Int! @requireAuth(policy: ORDINARY)
    saveNoticeSetting(kind: NoticeKind!, isMailed: Boolean!): NoticeSetting!
      @requireAuth(policy: ORDINARY)
    saveNoticeTiming(input: NoticeTimingInput!): NoticeTiming!
      @requireAuth(policy: ORDINARY)
  }
`
