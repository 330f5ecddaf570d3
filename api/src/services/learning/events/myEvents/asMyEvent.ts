import { local } from 'src/lib/translations'
import {
  answersCloseAt,
  joinOpensAt,
  type EventFacts,
} from 'src/shared/learning/events/eventRules'

import type { ChosenDate, MyEventRow } from './loadMyEvent'
import type { MyDateRow } from './myEventSql'

/** The event's columns for a member, with the title in the member's language. */
export const asMyEvent = <Row extends Omit<MyEventRow, 'description'>>(
  row: Row
) => ({ ...row, title: local(row, 'title') })

// JSON returns instants as strings.
export const asMyDate = ({
  id,
  startsAt,
  endsAt,
  isOn,
  answer,
  hasAttended,
}: MyDateRow) => ({
  id,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  isOn,
  answer,
  hasAttended,
})

/** The facts that the rules for answering and joining use. */
export const factsOf = (
  event: Pick<MyEventRow, 'rsvp' | 'rsvpClosesMin'>,
  date: MyDateRow & { hasLink: boolean }
): EventFacts => ({
  startsAt: new Date(date.startsAt),
  endsAt: new Date(date.endsAt),
  isOn: date.isOn,
  hasLink: date.hasLink,
  rsvp: event.rsvp,
  rsvpClosesMin: event.rsvpClosesMin,
  answer: date.answer,
})

export const asChosenDate = (event: MyEventRow, date: ChosenDate) => {
  const facts = factsOf(event, date)
  return {
    ...asMyDate(date),
    note: local(date, 'note'),
    venue: date.venue || event.venue,
    hasLink: date.hasLink,
    hasCode: date.hasCode,
    recordingUrl: date.recordingUrl,
    goingCount: date.goingCount,
    waitingCount: date.waitingCount,
    waitingPlace: date.waitingPlace,
    attendedAt: date.attendedAt && new Date(date.attendedAt),
    method: date.method,
    joinOpensAt: joinOpensAt(facts),
    answersCloseAt: answersCloseAt(facts),
  }
}
