import type { EventFields, EventRowFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { WhenColumn } from 'src/components/Learning/Events/EventWhen/WhenColumn'
import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment EventRowFields on EventRow {
    id
    title
    titleFil
    kind
    status
    rrule
    startsAtLocal
    tz
    allDay
    locationKind
    capacity
    nextStartsAt
    lastStartsAt
    hosts {
      id
      name
    }
    createdAt
  }
`)

registerFragment(gql`
  fragment EventFields on Event {
    id
    olderTranslations
    title
    titleFil
    description
    descriptionFil
    kind
    startsAtLocal
    startsOn
    startTime
    durationMin
    days
    tz
    allDay
    rrule
    repeats
    repeatEvery
    repeatOn
    repeatUntil
    seriesEnd
    followsId
    locationKind
    joinUrl
    passcode
    venue
    capacity
    minStageNumber
    isPublic
    rsvp
    rsvpClosesMin
    reminderMin
    taskId
    status
    hosts {
      id
      name
    }
    hostIds
    accessLevelIds
    batchIds
    groupIds
    baseVersion
    createdAt
  }
`)

export const UPDATE_EVENT: Doc<'UpdateEventMutation'> = gql`
  mutation UpdateEventMutation(
    $id: Int!
    $baseVersion: Int!
    $fromOccurrenceId: Int
    $input: EventInput!
  ) {
    updateEvent(
      id: $id
      baseVersion: $baseVersion
      fromOccurrenceId: $fromOccurrenceId
      input: $input
    ) {
      ...EventFields
    }
  }
`

export const statusTones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  CANCELLED: 'error',
  ARCHIVED: 'neutral',
} as const

const hostNames = (hosts: { name: string }[]) =>
  hosts.map(({ name }) => name).join(', ')

export const columns: Column<EventRowFields>[] = [
  textColumn('title'),
  textColumn('titleFil', more),
  {
    key: 'nextStartsAt',
    sortable: true,
    value: (event) => <WhenColumn event={event} />,
    csv: ({ nextStartsAt, lastStartsAt }) => nextStartsAt ?? lastStartsAt,
  },
  badgeColumn('status', statusTones, fixed),
  choiceColumn('kind', fixed),
  textColumn('hosts', {
    ...fixed,
    value: ({ hosts }) => hostNames(hosts) || null,
    csv: ({ hosts }) => hostNames(hosts),
  }),
  choiceColumn('locationKind', more),
  numberColumn('capacity', more),
  dateColumn('createdAt', { secondary: true }),
]

/** The filters of spec section 4, without "all", which the table adds. The filter "archived" is an addition. */
export const filters = ['upcoming', 'past', 'recurring', 'archived']

export const facts: Column<EventFields>[] = [
  choiceColumn('kind', fixed),
  textColumn('hosts', {
    ...fixed,
    value: ({ hosts }) => hostNames(hosts) || null,
  }),
  choiceColumn('locationKind', fixed),
  textColumn('venue', fixed),
  textColumn('joinUrl', fixed),
  choiceColumn('rsvp', fixed),
  numberColumn('capacity', fixed),
  numberColumn('reminderMin', fixed),
]
