export const schema = gql`
  "The training: /free-training or /freelancing."
  enum WorkshopTrack {
    BEGINNER
    EXPERIENCED
  }

  enum WorkshopDayState {
    COUNTDOWN
    LIVE
    REPLAY
    CLOSED
  }

  type WorkshopDay {
    day: Int!
    state: WorkshopDayState!
    startsAt: DateTime
    "The room while it is live, then the recording; for signed-in people only."
    link: String
    "A gift of the day, while it is live or can be watched; for signed-in people only."
    freebie: String
  }

  "The live workshop of a training."
  type Workshop {
    days: [WorkshopDay!]!
    "When a day changes by the clock."
    nextChangeAt: DateTime
  }

  type Query {
    "Null while the workshop is off."
    workshop(track: WorkshopTrack!): Workshop @skipAuth
  }
`
