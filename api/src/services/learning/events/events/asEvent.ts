import type { Prisma } from '@prisma/client'

import { withFilipino } from 'src/lib/translations'
import { recurrenceOf } from 'src/shared/learning/events/recurrence'

export const withLinks = {
  hosts: {
    include: {
      user: { select: { id: true, firstName: true, lastName: true } },
    },
  },
  accessLevels: true,
  batches: true,
  groups: true,
} satisfies Prisma.EventInclude

const DAY_MINUTES = 1440

/** An event for its editors: both languages, and its rule split into the form's fields. */
export const asEvent = ({
  hosts,
  accessLevels,
  batches,
  groups,
  ...event
}: Prisma.EventGetPayload<{ include: typeof withLinks }>) => {
  const recurrence = recurrenceOf(event.rrule)
  return {
    ...withFilipino(event, 'title', 'description'),
    startsOn: event.startsAtLocal.slice(0, 10),
    startTime: event.startsAtLocal.slice(11),
    days: event.allDay ? event.durationMin / DAY_MINUTES : null,
    repeats: recurrence?.kind ?? ('NONE' as const),
    repeatEvery: recurrence?.every ?? 1,
    repeatOn: recurrence?.weekdays ?? [],
    repeatUntil: recurrence?.until ?? null,
    hosts: hosts.map(({ user }) => ({
      id: user.id,
      name: `${user.firstName} ${user.lastName}`,
    })),
    hostIds: hosts.map(({ userId }) => userId),
    accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
    batchIds: batches.map(({ batchId }) => batchId),
    groupIds: groups.map(({ groupId }) => groupId),
  }
}
