export const schema = gql`
  "A date of an event, for members."
  type MyEventDate {
    id: Int!
    startsAt: DateTime!
    endsAt: DateTime!
    "Neither the date nor its event is cancelled."
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
    "All seats of the next date are taken."
    isFull: Boolean!
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

  "The date shown. Only joinEvent returns the link to join."
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
    "After the event."
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
    "Attending completes only a task of the member's own stage."
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

  "The next date that is not cancelled and not declined by the viewer."
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
    "Returned by this operation only."
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
    "Manila days, at most 45."
    myEventCalendar(from: String!, to: String!): [MyCalendarDate!]! @requireAuth
    "With the requested date; otherwise with the next or else the last one."
    myEvent(id: Int!, occurrenceId: Int): MyEvent @requireAuth
    myNextEvent: MyNextEvent @requireAuth
    myCalendarFeed: CalendarFeed @requireAuth
  }

  type Mutation {
    "tz is the reader's zone, which mails about the date show too."
    answerEvent(occurrenceId: Int!, answer: MyAnswer!, tz: String): MyEvent!
      @requireAuth(policy: FREE)
    "Possible from 15 minutes before the start until the end."
    joinEvent(occurrenceId: Int!): JoinedEvent! @requireAuth(policy: FREE)
    checkInToEvent(occurrenceId: Int!, code: String!): MyEvent!
      @requireAuth(policy: FREE)
    drawCalendarFeed: DrawnCalendarFeed!
      @requireAuth(policy: ORDINARY, token: NEVER)
    revokeCalendarFeed: Boolean! @requireAuth(policy: ORDINARY, token: NEVER)
  }
`
