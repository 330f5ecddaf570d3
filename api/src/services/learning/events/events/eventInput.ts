import type { Prisma } from '@prisma/client'
import type { EventInput } from 'types/graphql'

import { isMissingReference } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import {
  endsBefore,
  MAX_EVERY,
  ruleOf,
  weekdayOf,
  type Recurrence,
} from 'src/shared/learning/events/recurrence'
import { isWallTime, isZone } from 'src/shared/learning/events/zoneTime'
import { isDay, weekdayCodes } from 'src/shared/manilaTime'
import { isWebsite } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'

import type { Timing } from './occurrenceDates'

const DAY_MINUTES = 1440
const MAX_DAYS = 14
const MAX_REMINDER_MIN = 10_080
const MAX_CLOSES_MIN = 43_200

const wallOf = ({ startsOn, startTime, allDay }: EventInput) =>
  `${startsOn}T${allDay ? '00:00' : (startTime ?? '')}`

/** The recurrence of the input; a weekly rule without weekdays takes the start's weekday. */
const recurrenceIn = (input: EventInput): Recurrence | null => {
  const { repeats, repeatEvery, repeatOn, repeatUntil } = input
  if (repeats === 'NONE') return null
  const chosen = weekdayCodes.filter((code) => repeatOn?.includes(code))
  return {
    kind: repeats,
    every: repeatEvery ?? 1,
    weekdays:
      repeats !== 'WEEKLY'
        ? []
        : chosen.length > 0
          ? chosen
          : [weekdayOf(wallOf(input))],
    until: repeatUntil || null,
  }
}

const isOutOfRange = (
  value: number | null | undefined,
  least: number,
  most: number
) => value != null && !(value >= least && value <= most)

/** @throws BAD_USER_INPUT, each field by its code */
export const checkEvent = (input: EventInput) => {
  const { allDay, days, durationMin } = input
  const isWall = isDay(input.startsOn) && isWallTime(wallOf(input))
  refuseInput({
    title: !isVisible(input.title)
      ? 'REQUIRED'
      : input.title.length > 200 && 'TOO_LONG',
    startsOn: !isDay(input.startsOn) && 'DATE_INVALID',
    startTime: isDay(input.startsOn) && !isWall && 'REQUIRED',
    tz: !isZone(input.tz) && 'INVALID',
    // Only `deleteEvent` archives an event.
    status: input.status === 'ARCHIVED' && 'INVALID',
    durationMin:
      !allDay &&
      (durationMin == null || isOutOfRange(durationMin, 5, DAY_MINUTES)) &&
      'INVALID',
    days: allDay && isOutOfRange(days ?? 1, 1, MAX_DAYS) && 'INVALID',
    repeatEvery: isOutOfRange(input.repeatEvery, 1, MAX_EVERY) && 'INVALID',
    repeatOn:
      (input.repeatOn ?? []).some(
        (code) => !weekdayCodes.some((known) => known === code)
      ) && 'INVALID',
    repeatUntil:
      !!input.repeatUntil && !isDay(input.repeatUntil) && 'DATE_INVALID',
    joinUrl: !!input.joinUrl && !isWebsite(input.joinUrl) && 'WEBSITE_INVALID',
    capacity: isOutOfRange(input.capacity, 1, 1_000_000) && 'INVALID',
    minStageNumber: isOutOfRange(input.minStageNumber, 0, 1000) && 'INVALID',
    rsvpClosesMin:
      isOutOfRange(input.rsvpClosesMin, 0, MAX_CLOSES_MIN) && 'INVALID',
    reminderMin:
      isOutOfRange(input.reminderMin, 5, MAX_REMINDER_MIN) && 'INVALID',
  })
  const recurrence = recurrenceIn(input)
  refuseInput({
    repeatUntil:
      recurrence !== null &&
      endsBefore(recurrence, wallOf(input)) &&
      'EVENT_NO_DATES',
  })
}

export const timingOf = (input: EventInput): Timing => {
  const startsAtLocal = wallOf(input)
  const recurrence = recurrenceIn(input)
  return {
    startsAtLocal,
    durationMin: input.allDay
      ? (input.days ?? 1) * DAY_MINUTES
      : (input.durationMin as number),
    tz: input.tz,
    allDay: input.allDay,
    rrule: recurrence && ruleOf(recurrence, startsAtLocal),
    seriesEnd: null,
  }
}

/** The event's own columns, except its times. Columns without a rule are copied from the input unchanged. */
export const dataOf = ({
  startsOn: _startsOn,
  startTime: _startTime,
  allDay: _allDay,
  durationMin: _durationMin,
  days: _days,
  tz: _tz,
  repeats: _repeats,
  repeatEvery: _repeatEvery,
  repeatOn: _repeatOn,
  repeatUntil: _repeatUntil,
  hostIds: _hostIds,
  accessLevelIds: _accessLevelIds,
  batchIds: _batchIds,
  groupIds: _groupIds,
  ...input
}: EventInput) => {
  const asksAnswers = input.rsvp !== 'NONE'
  const isOnline = input.locationKind !== 'ONSITE'
  const hasVenue = input.locationKind !== 'ONLINE'
  return {
    ...fromFilipino(
      {
        ...input,
        description: cleanRichText(input.description),
        descriptionFil: cleanRichText(input.descriptionFil ?? ''),
      },
      'title',
      'description'
    ),
    joinUrl: (isOnline && input.joinUrl) || null,
    passcode: (isOnline && input.passcode) || null,
    venue: (hasVenue && input.venue) || '',
    capacity: asksAnswers ? (input.capacity ?? null) : null,
    rsvpClosesMin: asksAnswers ? (input.rsvpClosesMin ?? null) : null,
    reminderMin: asksAnswers ? (input.reminderMin ?? null) : null,
    minStageNumber: input.minStageNumber ?? null,
    taskId: input.taskId ?? null,
  } satisfies Omit<
    Prisma.EventUncheckedCreateInput,
    'startsAtLocal' | 'durationMin'
  >
}

/** Hosts, levels, batches and groups, without duplicates. */
export const linksOf = (input: EventInput) => ({
  hosts: {
    create: [...new Set(input.hostIds)].map((userId) => ({ userId })),
  },
  accessLevels: {
    create: [...new Set(input.accessLevelIds)].map((accessLevelId) => ({
      accessLevelId,
    })),
  },
  batches: {
    create: [...new Set(input.batchIds)].map((batchId) => ({ batchId })),
  },
  groups: {
    create: [...new Set(input.groupIds)].map((groupId) => ({ groupId })),
  },
})

export const refuseUnsavable = (error: unknown): never => {
  const fields = {
    EventHost_userId: 'hostIds',
    EventAccessLevel_accessLevelId: 'accessLevelIds',
    EventBatch_batchId: 'batchIds',
    EventGroup_groupId: 'groupIds',
    Event_taskId: 'taskId',
  }
  for (const [constraint, field] of Object.entries(fields))
    if (isMissingReference(error, constraint))
      refuseInput({ [field]: 'INVALID' })
  throw error
}
