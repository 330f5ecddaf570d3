import { local, withFilipino } from 'src/lib/translations'
import { wallTimeOf } from 'src/shared/learning/events/zoneTime'

import type { OccurrenceRow } from './loadOccurrences'

const MINUTE_MS = 60_000

/** A date for its editors, split into the fields of its form. */
export const asOccurrence = (row: OccurrenceRow) => {
  const wall = wallTimeOf(row.startsAt, row.tz)
  return {
    ...withFilipino(row, 'note'),
    eventTitle: local(
      { title: row.eventTitle, translations: row.eventTranslations as never },
      'title'
    ),
    startsOn: wall.slice(0, 10),
    startTime: wall.slice(11),
    durationMin: Math.round(
      (row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE_MS
    ),
    isMoved: row.startsAt.getTime() !== row.originalStart.getTime(),
  }
}
