import { CalendarDays, MapPin, Repeat, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyEventsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { langIn } from 'src/components/Learning/Events/EventWhen/eventTime'
import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { Link } from 'src/components/ui/control/Link'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

import { recurrenceWords } from '$api/src/shared/learning/events/recurrence'

type Listed = MyEventsQuery['myEvents']['rows'][number]

type MyEventCardProps = { event: Listed; isPast: boolean }

const answerTones: Record<string, BadgeTone> = {
  GOING: 'success',
  WAITLISTED: 'warning',
  MAYBE: 'info',
  NO: 'outline',
}

/** The whole card links to the event, at the date that it shows. */
export const MyEventCard = ({ event, isPast }: MyEventCardProps) => {
  const { t, i18n } = useTranslation('learning.events')
  const { id, title, next, last, rrule, startsAtLocal, allDay } = event
  const date = isPast ? (last ?? next) : (next ?? last)
  const words = recurrenceWords(rrule, startsAtLocal, {
    lang: langIn(i18n.language),
    allDay,
  })
  const isOver = date === last && date !== next
  const isFull = event.isFull && date === next && !date?.answer
  const icon = 'text-muted mt-0.5 size-4 shrink-0'

  return (
    <article className="panel hover:border-control focus-within:border-control relative space-y-2 p-4 transition-colors sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg leading-snug wrap-anywhere">
          <Link
            to={routes.viewEvent({ id, ...(date && { on: date.id }) })}
            className="after:absolute after:inset-0 after:rounded-xl"
          >
            {title}
          </Link>
        </h2>
        {date && !date.isOn && (
          <StatusBadge tone="error">{t('mine.cancelled')}</StatusBadge>
        )}
        {isFull && <StatusBadge tone="outline">{t('mine.isFull')}</StatusBadge>}
        {date?.hasAttended ? (
          <StatusBadge tone="success">{t('mine.attended')}</StatusBadge>
        ) : (
          date?.answer &&
          !isOver && (
            <StatusBadge tone={answerTones[date.answer] ?? 'outline'}>
              {t(`answer.${date.answer}`)}
            </StatusBadge>
          )
        )}
      </div>
      {date && (
        <p className="flex gap-2 text-sm">
          <CalendarDays className={icon} aria-hidden />
          <span>
            <EventWhen {...event} {...date} />
          </span>
        </p>
      )}
      {words && (
        <p className="text-muted flex gap-2 text-sm">
          <Repeat className={icon} aria-hidden />
          {words}
        </p>
      )}
      <p className="text-muted flex gap-2 text-sm">
        {event.locationKind === 'ONLINE' ? (
          <Video className={icon} aria-hidden />
        ) : (
          <MapPin className={icon} aria-hidden />
        )}
        {t(`kind.${event.kind}`)} ·{' '}
        {event.locationKind === 'ONLINE'
          ? t('mine.online')
          : event.venue || t('mine.onsite')}
      </p>
    </article>
  )
}
