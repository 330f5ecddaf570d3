import type { EventOccurrenceInput, OccurrenceFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import {
  timeChoices,
  withOwn,
} from 'src/components/ui/form/ResourceForm/timeChoices'

registerFragment(gql`
  fragment OccurrenceFields on EventOccurrence {
    id
    eventId
    eventTitle
    eventStatus
    tz
    allDay
    capacity
    startsAt
    endsAt
    startsOn
    startTime
    durationMin
    status
    isMoved
    joinUrl
    passcode
    venue
    note
    noteFil
    recordingUrl
    checkinCode
    goingCount
    maybeCount
    waitingCount
    attendedCount
  }
`)

export const fieldsOf = ({
  startTime,
  startsAt,
}: OccurrenceFields): Field<EventOccurrenceInput>[] => {
  const hasBegun = new Date(startsAt) <= new Date()
  return [
    {
      name: 'startsOn',
      as: 'date',
      required: true,
      half: true,
      disabled: hasBegun,
    },
    {
      name: 'startTime',
      as: 'choice',
      required: true,
      half: true,
      choices: withOwn(timeChoices, startTime),
      disabled: hasBegun,
    },
    {
      name: 'durationMin',
      as: 'number',
      required: true,
      half: true,
      min: 5,
      max: 20_160,
      disabled: hasBegun,
    },
    { name: 'venue', as: 'text', half: true },
    { name: 'joinUrl', as: 'url', half: true },
    { name: 'passcode', as: 'text', half: true, autoComplete: 'off' },
    { name: 'note', as: 'textarea', half: true },
    { name: 'noteFil', as: 'textarea', half: true },
    { name: 'recordingUrl', as: 'url' },
  ]
}
