export const schema = gql`
  enum RecipientState {
    WAITING
    "In the outbox, or sent."
    MAILED
    "There is no mail server: the mail stays in the outbox."
    KEPT
    "The mail server refused the mail for good, or all tries failed."
    BOUNCED
    "Gets a notice without a mail."
    UNSUBSCRIBED
    SKIPPED
  }

  "The people of a list's filter; without a list, all people of the batch that the filter names."
  type AnnouncementAudience {
    list: UserType
    "The name of the saved view that it was chosen from."
    viewName: String!
    q: String
    filter: UsersFilter
    batchId: Int
    stageId: Int
    batchName: String
    stageName: String
  }

  "A mail and a notice by staff. Each language is whole or empty."
  type Announcement {
    id: Int!
    status: AnnouncementStatus!
    "The subject in a language that is written, and in Filipino if that differs."
    title: String!
    titleFil: String
    subject: String!
    text: String!
    subjectFil: String!
    textFil: String!
    buttonLabel: String!
    buttonLabelFil: String!
    buttonUrl: String!
    audience: AnnouncementAudience!
    sendAt: DateTime
    startedAt: DateTime
    endedAt: DateTime
    createdAt: DateTime!
    createdByName: String!
    "Pass it when saving."
    version: Int!
    "0 until it begins."
    recipientCount: Int!
    waitingCount: Int!
    mailedCount: Int!
    keptCount: Int!
    bouncedCount: Int!
    unsubscribedCount: Int!
    skippedCount: Int!
    "How many have unsubscribed by the link in its mail."
    leftCount: Int!
  }

  type AnnouncementsPage {
    rows: [Announcement!]!
    total: Int!
    "There are more rows than total says."
    isTotalCapped: Boolean!
  }

  "How many people an audience has today."
  type AnnouncementReach {
    count: Int!
    "There are more people than are counted."
    isCapped: Boolean!
    "These get the notice without the mail."
    unsubscribed: Int!
    bouncing: Int!
  }

  "The mail as it is sent in one language, with the viewer as its reader."
  type AnnouncementMail {
    lang: String!
    subject: String!
    html: String!
  }

  type AnnouncementRecipient {
    "The user's."
    id: Int!
    name: String!
    email: String!
    state: RecipientState!
    reason: SkipReason
    "What the mail server said."
    detail: String!
    at: DateTime!
  }

  type AnnouncementRecipientsPage {
    rows: [AnnouncementRecipient!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  "An announcement as its recipient reads it."
  type MyAnnouncement {
    id: Int!
    subject: String!
    text: String!
    subjectFil: String!
    textFil: String!
    buttonLabel: String!
    buttonLabelFil: String!
    buttonUrl: String!
    at: DateTime!
  }

  "What the holder of a mailed link reads."
  type MailedUnsubscribing {
    "Masked."
    email: String!
    "Whether announcements come by mail."
    isMailed: Boolean!
  }

  input AnnouncementAudienceInput {
    list: UserType
    view: UsersViewInput!
    viewName: String
  }

  input AnnouncementInput {
    audience: AnnouncementAudienceInput!
    subject: String!
    text: String!
    subjectFil: String!
    textFil: String!
    buttonLabel: String!
    buttonLabelFil: String!
    "A path of this site or an https address."
    buttonUrl: String!
  }

  enum AnnouncementsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    announcementsPage(
      page: Int
      perPage: Int
      sort: AnnouncementsSort
      q: String
      filter: AnnouncementStatus
    ): AnnouncementsPage! @requirePermission(cap: "sendAnnouncements")
    announcement(id: Int!): Announcement
      @requirePermission(cap: "sendAnnouncements")
    announcementReach(audience: AnnouncementAudienceInput!): AnnouncementReach!
      @requirePermission(cap: "sendAnnouncements")
    announcementPreview(id: Int!): [AnnouncementMail!]!
      @requirePermission(cap: "sendAnnouncements")
    announcementRecipientsPage(
      id: Int!
      page: Int
      perPage: Int
      "Part of a name or an e-mail."
      q: String
      filter: RecipientState
    ): AnnouncementRecipientsPage! @requirePermission(cap: "sendAnnouncements")
    "An announcement that was for the viewer; null otherwise."
    myAnnouncement(id: Int!): MyAnnouncement @requireAuth
    "Whom a mailed link is for; null if the link is not genuine."
    mailedUnsubscribing(token: String!): MailedUnsubscribing @skipAuth
  }

  type Mutation {
    createAnnouncement(input: AnnouncementInput!): Announcement!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "A draft, or one that is scheduled and has not begun."
    updateAnnouncement(
      id: Int!
      version: Int!
      input: AnnouncementInput!
    ): Announcement!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "Only a draft."
    deleteAnnouncement(id: Int!): Boolean!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "Mails it to the viewer alone, marked as a test; returns the address."
    testAnnouncement(id: Int!): String!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "Without a moment it is sent now."
    scheduleAnnouncement(
      id: Int!
      version: Int!
      sendAt: DateTime
    ): Announcement!
      @requirePermission(cap: "sendAnnouncements", policy: SENSITIVE)
    "Makes a scheduled one a draft again."
    withdrawAnnouncement(id: Int!, version: Int!): Announcement!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "People whose mail is not in the outbox yet get none."
    stopAnnouncement(id: Int!): Announcement!
      @requirePermission(cap: "sendAnnouncements", policy: ORDINARY)
    "By the link in a mail: no more announcements by mail, or again."
    answerUnsubscribing(
      token: String!
      isMailed: Boolean!
    ): MailedUnsubscribing! @skipAuth(policy: FREE, token: NEVER)
  }
`
