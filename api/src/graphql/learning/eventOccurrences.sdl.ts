export const schema = gql`
  "One date of an event, for staff."
  type EventOccurrence {
    id: Int!
    eventId: Int!
    eventTitle: String!
    eventStatus: EventStatus!
    tz: String!
    allDay: Boolean!
    capacity: Int
    startsAt: DateTime!
    endsAt: DateTime!
    startsOn: String!
    startTime: String!
    durationMin: Int!
    status: EventOccurrenceStatus!
    "This date was moved separately from its series."
    isMoved: Boolean!
    joinUrl: String
    passcode: String
    venue: String
    note: String!
    noteFil: String
    recordingUrl: String
    checkinCode: String
    goingCount: Int!
    maybeCount: Int!
    waitingCount: Int!
    attendedCount: Int!
  }

  type EventOccurrencesPage {
    rows: [EventOccurrence!]!
    total: Int!
  }

  input EventOccurrenceInput {
    startsOn: String!
    startTime: String!
    durationMin: Int!
    joinUrl: String
    passcode: String
    venue: String
    note: String
    noteFil: String
    recordingUrl: String
  }

  type EventAttendee {
    id: Int!
    name: String!
    "For editors of events only."
    email: String
    tribeId: String!
    answer: EventAnswer
    waitingPlace: Int
    attendedAt: DateTime
    method: AttendanceMethod
  }

  type EventPeoplePage {
    rows: [EventAttendee!]!
    total: Int!
  }

  type ImportedLine {
    line: Int!
    value: String!
    name: String
    "The error code of the line; null if it was recorded."
    code: String
  }

  type ImportedAttendance {
    added: Int!
    results: [ImportedLine!]!
  }

  enum EventOccurrencesFilter {
    UPCOMING
    PAST
  }

  enum EventPeopleFilter {
    GOING
    WAITING
    ATTENDED
    MISSED
  }

  type Query {
    "filter: upcoming or past."
    eventOccurrencesPage(
      eventId: Int!
      page: Int
      perPage: Int
      filter: EventOccurrencesFilter
    ): EventOccurrencesPage! @requirePermission(page: ["events"])
    eventOccurrence(id: Int!): EventOccurrence
      @requirePermission(page: ["events"])
    "Manila days, at most 45."
    eventCalendar(from: String!, to: String!): [EventOccurrence!]!
      @requirePermission(page: ["events"])
    "filter: going, waiting, attended or missed. For editors of events and the event's hosts."
    eventPeoplePage(
      occurrenceId: Int!
      page: Int
      perPage: Int
      q: String
      filter: EventPeopleFilter
    ): EventPeoplePage! @requirePermission(page: ["events"])
  }

  type Mutation {
    updateEventOccurrence(
      id: Int!
      input: EventOccurrenceInput!
    ): EventOccurrence! @requirePermission(page: ["editEvent"], policy: FREE)
    cancelEventOccurrence(id: Int!): EventOccurrence!
      @requirePermission(page: ["editEvent"], policy: FREE)
    restoreEventOccurrence(id: Int!): EventOccurrence!
      @requirePermission(page: ["editEvent"], policy: FREE)
    "These four are for editors of events and the event's hosts."
    drawCheckinCode(id: Int!): EventOccurrence!
      @requirePermission(page: ["events"], policy: FREE)
    "who: an e-mail or a tribe id."
    addAttendance(occurrenceId: Int!, who: String!): Boolean!
      @requirePermission(page: ["events"], policy: FREE)
    removeAttendance(occurrenceId: Int!, userId: Int!): Boolean!
      @requirePermission(page: ["events"], policy: FREE)
    importAttendance(
      occurrenceId: Int!
      lines: [String!]!
    ): ImportedAttendance! @requirePermission(page: ["events"], policy: FREE)
  }
`
