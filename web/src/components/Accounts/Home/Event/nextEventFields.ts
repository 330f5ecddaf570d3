import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment NextEventFields on MyNextEvent {
    id
    title
    tz
    allDay
    locationKind
    venue
    rsvp
    rsvpClosesMin
    hasLink
    date {
      id
      startsAt
      endsAt
      isOn
      answer
    }
  }
`)
