export const schema = gql`
  "A date of an event as its member sees it."
  type MyEventDate {
    id: Int!
    startsAt: DateTime!
    endsAt: DateTime!
    "Neither it nor its event is called off."
    isOn: Boolean!
    answer: EventAnswer
    hasAttended: Boolean!
  }

  type MyEventRow {
    id: Int!
    title: String!
    kind: EventKind!
    tz: String!
    allDay: Boolean!
    rrule: String
    startsAtLocal: String!
    locationKind: EventLocationKind!
    venue: String!
    rsvp: EventRsvpMode!
    isOn: Boolean!
    next: MyEventDate
    last: MyEventDate
  }

  type MyEventsPage {
    rows: [MyEventRow!]!
    total: Int!
  }

  type MyCalendarDate {
    id: Int!
    eventId: Int!
    title: String!
    tz: String!
    allDay: Boolean!
    startsAt: DateTime!
    endsAt: DateTime!
    isOn: Boolean!
    answer: EventAnswer
    hasAttended: Boolean!
  }

  "The date that is looked at. Where the door leads is told by joinEvent alone."
  type MyChosenDate {
    id: Int!
    startsAt: DateTime!
    endsAt: DateTime!
    isOn: Boolean!
    note: String!
    venue: String!
    answer: EventAnswer
    hasLink: Boolean!
    hasCode: Boolean!
    "Once it is over."
    recordingUrl: String
    goingCount: Int!
    waitingCount: Int!
    waitingPlace: Int
    attendedAt: DateTime
    method: AttendanceMethod
    joinOpensAt: DateTime!
    answersCloseAt: DateTime!
  }

  type MyEventTask {
    title: String!
    points: Int!
    isDone: Boolean!
    "Another stage's is not completed by attending."
    isOwnStage: Boolean!
  }

  type MyEvent {
    id: Int!
    title: String!
    description: String!
    kind: EventKind!
    tz: String!
    allDay: Boolean!
    rrule: String
    startsAtLocal: String!
    locationKind: EventLocationKind!
    rsvp: EventRsvpMode!
    rsvpClosesMin: Int
    capacity: Int
    isOn: Boolean!
    hosts: [EventPerson!]!
    dates: [MyEventDate!]!
    chosen: MyChosenDate
    task: MyEventTask
  }

  "The next date that is on and that one has not refused."
  type MyNextEvent {
    id: Int!
    title: String!
    tz: String!
    allDay: Boolean!
    locationKind: EventLocationKind!
    venue: String!
    rsvp: EventRsvpMode!
    rsvpClosesMin: Int
    hasLink: Boolean!
    date: MyEventDate!
  }

  type JoinedEvent {
    eventId: Int!
    url: String!
    passcode: String
  }

  type CalendarFeed {
    createdAt: DateTime!
  }

  type DrawnCalendarFeed {
    createdAt: DateTime!
    "Told this once."
    url: String!
  }

  enum MyAnswer {
    GOING
    MAYBE
    NO
  }

  enum MyEventsFilter {
    ALL
    INCOMING
    PAST
  }

  type Query {
    "filter: all, incoming or past."
    myEvents(filter: MyEventsFilter, page: Int, perPage: Int): MyEventsPage!
      @requireAuth
    "Days of Manila, at most 45 of them."
    myEventCalendar(from: String!, to: String!): [MyCalendarDate!]! @requireAuth
    "With one of its dates; without, the next or else the last one."
    myEvent(id: Int!, occurrenceId: Int): MyEvent @requireAuth
    myNextEvent: MyNextEvent @requireAuth
    myCalendarFeed: CalendarFeed @requireAuth
  }

  type Mutation {
    "With the reader's zone, in which mails about the date tell its time too."
    answerEvent(occurrenceId: Int!, answer: MyAnswer!, tz: String): MyEvent!
      @requireAuth
    "From 15 minutes before the start until the end."
    joinEvent(occurrenceId: Int!): JoinedEvent! @requireAuth
    checkInToEvent(occurrenceId: Int!, code: String!): MyEvent! @requireAuth
    drawCalendarFeed: DrawnCalendarFeed! @requireAuth
    revokeCalendarFeed: Boolean! @requireAuth
  }
`
