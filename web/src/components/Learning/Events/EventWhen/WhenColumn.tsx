import { useTranslation } from 'react-i18next'
import type { EventRowFields } from 'types/graphql'

import { langIn } from './eventTime'
import { EventWhen } from './EventWhen'

import { recurrenceWords } from '$api/src/shared/learning/events/recurrence'

/** An event's next date, or its last one, and how it repeats. */
export const WhenColumn = ({ event }: { event: EventRowFields }) => {
  const { i18n, t } = useTranslation('learning.events')
  const { nextStartsAt, lastStartsAt, rrule, startsAtLocal, allDay } = event
  const startsAt = nextStartsAt ?? lastStartsAt
  const words = recurrenceWords(rrule, startsAtLocal, {
    lang: langIn(i18n.language),
    allDay,
  })
  return (
    <>
      {startsAt ? (
        <EventWhen {...event} startsAt={startsAt} brief />
      ) : (
        t('when.none')
      )}
      {words && <span className="text-muted block text-xs">{words}</span>}
    </>
  )
}
