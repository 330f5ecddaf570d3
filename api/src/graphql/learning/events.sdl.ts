export const schema = gql`
  enum EventRepeats {
    NONE
    DAILY
    WEEKLY
    MONTHLY_DAY
    MONTHLY_WEEKDAY
  }

  type EventPerson {
    id: Int!
    name: String!
  }

  type Event {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    kind: EventKind!
    "Wall time in the event's zone."
    startsAtLocal: String!
    startsOn: String!
    startTime: String!
    durationMin: Int!
    days: Int
    tz: String!
    allDay: Boolean!
    rrule: String
    repeats: EventRepeats!
    repeatEvery: Int!
    repeatOn: [String!]!
    repeatUntil: String
    "Another event continues the series from this wall time."
    seriesEnd: String
    followsId: Int
    locationKind: EventLocationKind!
    joinUrl: String
    passcode: String
    venue: String!
    capacity: Int
    minStageNumber: Int
    isPublic: Boolean!
    rsvp: EventRsvpMode!
    rsvpClosesMin: Int
    reminderMin: Int
    taskId: Int
    status: EventStatus!
    hosts: [EventPerson!]!
    hostIds: [Int!]!
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    groupIds: [Int!]!
    baseVersion: Int!
    createdAt: DateTime!
  }

  "An event in the list."
  type EventRow {
    id: Int!
    title: String!
    titleFil: String
    kind: EventKind!
    status: EventStatus!
    rrule: String
    startsAtLocal: String!
    tz: String!
    allDay: Boolean!
    locationKind: EventLocationKind!
    capacity: Int
    nextStartsAt: DateTime
    "The latest past date of an event that has no next one."
    lastStartsAt: DateTime
    hosts: [EventPerson!]!
    createdAt: DateTime!
  }

  type EventsPage {
    rows: [EventRow!]!
    total: Int!
  }

  type EventBatchChoice {
    id: Int!
    name: String!
  }

  type EventTaskChoice {
    id: Int!
    title: String!
    stageNumber: Int!
  }

  type EventChoices {
    hosts: [EventPerson!]!
    batches: [EventBatchChoice!]!
    tasks: [EventTaskChoice!]!
  }

  type MovedDate {
    from: DateTime!
    to: DateTime!
    "The number of people who answered or attended."
    people: Int!
  }

  type RemovedDate {
    at: DateTime!
    people: Int!
  }

  "The effect of a save on the upcoming dates."
  type EventPreview {
    startsAtLocal: String!
    rrule: String
    next: [DateTime!]!
    keptCount: Int!
    movedCount: Int!
    addedCount: Int!
    removedCount: Int!
    "The number of people who answered the moved and removed dates."
    people: Int!
    moved: [MovedDate!]!
    added: [DateTime!]!
    removed: [RemovedDate!]!
  }

  input EventInput {
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    kind: EventKind!
    "A day, and a wall time in the event's zone."
    startsOn: String!
    startTime: String
    allDay: Boolean!
    durationMin: Int
    "For whole-day events."
    days: Int
    tz: String!
    repeats: EventRepeats!
    repeatEvery: Int
    "MO to SU."
    repeatOn: [String!]
    repeatUntil: String
    locationKind: EventLocationKind!
    joinUrl: String
    passcode: String
    venue: String
    rsvp: EventRsvpMode!
    capacity: Int
    rsvpClosesMin: Int
    reminderMin: Int
    taskId: Int
    minStageNumber: Int
    isPublic: Boolean!
    hostIds: [Int!]!
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    groupIds: [Int!]!
    status: EventStatus!
  }

  enum EventsSort {
    TITLE
    TITLE_DESC
    NEXT_STARTS_AT
    NEXT_STARTS_AT_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum EventsFilter {
    UPCOMING
    PAST
    RECURRING
    ARCHIVED
  }

  type Query {
    "filter: all, upcoming, past, recurring or archived."
    eventsPage(
      page: Int
      perPage: Int
      sort: EventsSort
      q: String
      filter: EventsFilter
    ): EventsPage! @requirePermission(page: ["events"])
    event(id: Int!): Event @requirePermission(page: ["events"])
    eventChoices: EventChoices!
      @requirePermission(page: ["editEvent"], fn: ["event_create"])
    previewEvent(
      id: Int
      fromOccurrenceId: Int
      input: EventInput!
    ): EventPreview!
      @requirePermission(page: ["editEvent"], fn: ["event_create"])
  }

  type Mutation {
    createEvent(input: EventInput!): Event!
      @requirePermission(fn: ["event_create"], policy: FREE)
    "With fromOccurrenceId, changes this date and all after it; refused as stale if someone saved since baseVersion."
    updateEvent(
      id: Int!
      baseVersion: Int!
      fromOccurrenceId: Int
      input: EventInput!
    ): Event! @requirePermission(page: ["editEvent"], policy: FREE)
    deleteEvent(id: Int!): Event!
      @requirePermission(page: ["editEvent"], policy: FREE)
    restoreEvent(id: Int!): Event!
      @requirePermission(page: ["editEvent"], policy: FREE)
  }
`
