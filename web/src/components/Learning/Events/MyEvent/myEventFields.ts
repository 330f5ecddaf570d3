import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MyEventFields on MyEvent {
    id
    title
    description
    kind
    tz
    allDay
    rrule
    startsAtLocal
    locationKind
    rsvp
    rsvpClosesMin
    capacity
    isOn
    hosts {
      id
      name
    }
    dates {
      id
      startsAt
      endsAt
      isOn
      answer
      hasAttended
    }
    chosen {
      id
      startsAt
      endsAt
      isOn
      note
      venue
      answer
      hasLink
      hasCode
      recordingUrl
      goingCount
      waitingCount
      waitingPlace
      attendedAt
      method
      joinOpensAt
      answersCloseAt
    }
    task {
      title
      points
      isDone
      isOwnStage
    }
  }
`)
