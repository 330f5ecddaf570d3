import type { EventInput } from 'types/graphql'

// Registers the fragment that the form reads.
import './event'

export const start: Partial<EventInput> = {
  kind: 'CLASS',
  status: 'DRAFT',
  tz: 'Asia/Manila',
  startTime: '19:30',
  durationMin: 60,
  days: 1,
  repeats: 'NONE',
  repeatEvery: 1,
  locationKind: 'ONLINE',
  rsvp: 'OPTIONAL',
}

/** Exactly the fields that the api takes; hidden fields are sent as null. */
export const toInput = ({
  title,
  titleFil,
  description,
  descriptionFil,
  ...input
}: EventInput): EventInput => ({
  title,
  titleFil,
  description: description ?? '',
  descriptionFil,
  kind: input.kind,
  status: input.status,
  startsOn: input.startsOn ?? '',
  startTime: input.startTime,
  allDay: !!input.allDay,
  durationMin: input.durationMin,
  days: input.days,
  tz: input.tz,
  repeats: input.repeats,
  repeatEvery: input.repeatEvery,
  repeatOn: input.repeatOn ?? [],
  repeatUntil: input.repeatUntil || null,
  locationKind: input.locationKind,
  joinUrl: input.joinUrl,
  passcode: input.passcode,
  venue: input.venue,
  rsvp: input.rsvp,
  capacity: input.capacity,
  rsvpClosesMin: input.rsvpClosesMin,
  reminderMin: input.reminderMin,
  taskId: input.taskId,
  isPublic: !!input.isPublic,
  minStageNumber: input.minStageNumber,
  hostIds: input.hostIds ?? [],
  accessLevelIds: input.accessLevelIds ?? [],
  batchIds: input.batchIds ?? [],
})
