import { useTranslation } from 'react-i18next'

import { cityOf, langIn, viewerZone } from './eventTime'

import {
  clockText,
  dayOfWall,
  offsetText,
  wallTimeOf,
  whenText,
} from '$api/src/shared/learning/events/zoneTime'

type EventWhenProps = {
  startsAt: string
  endsAt?: string
  tz: string
  allDay: boolean
  /** Leaves out the names of the zones and the viewer's local time. */
  brief?: boolean
}

/** The time of an event in its own zone, and also in the viewer's zone if that differs. */
export const EventWhen = ({
  startsAt,
  endsAt,
  tz,
  allDay,
  brief,
}: EventWhenProps) => {
  const { t, i18n } = useTranslation('learning.events')
  const lang = langIn(i18n.language)
  const start = new Date(startsAt)
  const own = viewerZone()
  const isElsewhere =
    !allDay && wallTimeOf(start, own) !== wallTimeOf(start, tz)
  // Whole days end at midnight, which belongs to the day before.
  const end = endsAt && new Date(new Date(endsAt).getTime() - (allDay ? 1 : 0))
  const endOf = (instant: Date) => {
    const [first, last] = [start, instant].map((each) => wallTimeOf(each, tz))
    if (dayOfWall(first) !== dayOfWall(last))
      return ` – ${whenText(instant, tz, { lang, allDay })}`
    return allDay ? '' : ` – ${clockText(last)}`
  }

  return (
    <>
      <time dateTime={startsAt} className="tabular-nums">
        {whenText(start, tz, { lang, allDay })}
        {end && endOf(end)}
      </time>
      {allDay && ` · ${t('when.allDay')}`}
      {!brief && !allDay && (
        <span className="text-muted text-sm">
          {' '}
          {t('when.zone', {
            // Readers know their own zone by name: an event of Asia/Singapore has the time of Manila.
            city: cityOf(isElsewhere ? tz : own),
            offset: offsetText(start, tz),
          })}
        </span>
      )}
      {isElsewhere && !brief && (
        <span className="text-muted block text-sm tabular-nums">
          {t('when.yours', {
            when: whenText(start, own, { lang }),
            city: cityOf(own),
          })}
        </span>
      )}
    </>
  )
}
