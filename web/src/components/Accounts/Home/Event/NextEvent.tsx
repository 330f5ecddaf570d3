import { useTranslation } from 'react-i18next'
import type { NextEventFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  langIn,
  viewerZone,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { factsOf, useNow } from 'src/components/Learning/Events/MyEvent/factsOf'
import { JoinDoor } from 'src/components/Learning/Events/MyEvent/JoinDoor'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'

import {
  joinState,
  mayAnswer,
} from '$api/src/shared/learning/events/eventRules'
import { whenText } from '$api/src/shared/learning/events/zoneTime'

/** The member's next event in a few lines: the join button while joining is open, else a link to the event's page. */
export const NextEvent = ({ event }: { event: NextEventFields }) => {
  const { t, i18n } = useTranslation('learning.events')
  const now = useNow()
  const { id, title, date, tz, allDay, locationKind, hasLink } = event
  const facts = factsOf(event, { ...date, hasLink })
  const isOpen = locationKind !== 'ONSITE' && joinState(facts, now) === 'open'
  const asks = !date.answer && mayAnswer(facts, 'GOING', now)
  const page = routes.viewEvent({ id, on: date.id })

  return (
    <section
      aria-labelledby="next-event-title"
      className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h2
          id="next-event-title"
          className="text-muted mb-2 text-sm font-semibold tracking-normal"
        >
          {t('next.title')}
        </h2>
        <Link
          to={page}
          title={title}
          className="block truncate text-lg leading-snug font-semibold hover:underline"
        >
          {title}
        </Link>
        <time
          dateTime={date.startsAt}
          className="block truncate text-sm tabular-nums"
        >
          {whenText(new Date(date.startsAt), allDay ? tz : viewerZone(), {
            lang: langIn(i18n.language),
            allDay,
          })}
        </time>
        <p className="text-muted truncate text-sm">
          {locationKind === 'ONLINE'
            ? t('mine.online')
            : event.venue || t('mine.onsite')}
          {date.answer && ` · ${t(`answer.${date.answer}`)}`}
        </p>
      </div>
      <div className="shrink-0 sm:w-56">
        <JoinDoor key={date.id} occurrenceId={date.id} isOpen={isOpen} />
        {!isOpen && (
          <LinkButton look="secondary" size="lg" block to={page}>
            {t(asks ? 'next.answer' : 'next.open')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
