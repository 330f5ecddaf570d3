export const schema = gql`
  enum TimelineKind {
    ORDER
    BILL
    PROOF
    PAYMENT
    REMINDER
    LESSON
    TASK
    MOVE_UP
    CERTIFICATE
    EVENT
    MAIL
    NOTE
    LOG
  }

  "What a timeline shows: money, learning, or what staff wrote, mailed and changed."
  enum TimelineFilter {
    MONEY
    LEARNING
    STAFF
  }

  "Something that happened to a person. The kind says what the title and the status are."
  type TimelineEntry {
    id: String!
    kind: TimelineKind!
    at: DateTime!
    "The funnel, invoice, reference, receipt, lesson, task, stage, course, event, subject, note or action."
    title: String!
    "The record's status in capitals, if it has one."
    status: String
    amountCentavos: Int
    "Who decided, wrote or changed it."
    byName: String
  }

  type Timeline {
    rows: [TimelineEntry!]!
    "Where the earlier entries begin; null after the last one."
    next: String
  }

  type Query {
    """
    What happened to a person, latest first, thirty entries at a time. Money needs the right to open their payments,
    mails the one to read the outbox, changes the one to read the log; without it those entries are missing.
    """
    userTimeline(
      userId: Int!
      filter: TimelineFilter
      before: String
    ): Timeline! @requirePermission(page: ["user"])
  }
`
