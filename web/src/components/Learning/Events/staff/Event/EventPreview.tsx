import { useTranslation } from 'react-i18next'
import type {
  EventInput,
  PreviewEventQuery,
  PreviewEventQueryVariables,
} from 'types/graphql'

import { useFormContext } from '@redwoodjs/forms'
import { useQuery } from '@redwoodjs/web'

import {
  cityOf,
  langIn,
  viewerZone,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { useDebounced } from 'src/hooks/browser/useDebounced'

import { recurrenceWords } from '$api/src/shared/learning/events/recurrence'
import { whenText } from '$api/src/shared/learning/events/zoneTime'

const PREVIEW = gql`
  query PreviewEventQuery(
    $id: Int
    $fromOccurrenceId: Int
    $input: EventInput!
  ) {
    previewEvent(id: $id, fromOccurrenceId: $fromOccurrenceId, input: $input) {
      startsAtLocal
      rrule
      next
      keptCount
      movedCount
      addedCount
      removedCount
      people
      moved {
        from
        to
        people
      }
      added
      removed {
        at
        people
      }
    }
  }
`

const DELAY_MS = 400

// Only the fields that determine the dates: typing a description must not trigger a request.
const timingOf = (values: EventInput): EventInput => ({
  kind: values.kind,
  status: values.status,
  startsOn: values.startsOn ?? '',
  startTime: values.startTime,
  allDay: !!values.allDay,
  durationMin: values.durationMin,
  days: values.days,
  tz: values.tz,
  repeats: values.repeats,
  repeatEvery: values.repeatEvery,
  repeatOn: values.repeatOn,
  repeatUntil: values.repeatUntil || null,
  locationKind: values.locationKind,
  rsvp: values.rsvp,
  isPublic: !!values.isPublic,
  // Required by the api; the dates do not depend on them.
  title: 'x',
  description: '',
  hostIds: [],
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
})

type EventPreviewProps = { id?: number; fromOccurrenceId?: number }

/** The repetition in words with its next dates and, before a change is saved, the dates it would change. */
export const EventPreview = ({ id, fromOccurrenceId }: EventPreviewProps) => {
  const { t, i18n } = useTranslation('learning.events')
  const lang = langIn(i18n.language)
  const { watch } = useFormContext<EventInput>()
  const asked = useDebounced(JSON.stringify(timingOf(watch())), DELAY_MS)
  const input = JSON.parse(asked) as EventInput
  const { data, previousData } = useQuery<
    PreviewEventQuery,
    PreviewEventQueryVariables
  >(PREVIEW, {
    variables: { id, fromOccurrenceId, input },
    skip: !input.startsOn || (!input.allDay && !input.startTime),
    fetchPolicy: 'network-only',
  })
  const preview = (data ?? previousData)?.previewEvent
  if (!preview) return null

  const { next, moved, added, removed, people } = preview
  const when = (date: string) =>
    whenText(new Date(date), input.tz, { lang, allDay: input.allDay })
  const words = recurrenceWords(preview.rrule, preview.startsAtLocal, {
    lang,
    allDay: input.allDay,
  })
  const isChange =
    id !== undefined && moved.length + added.length + removed.length > 0
  const rest = (total: number, shown: unknown[]) =>
    total > shown.length && (
      <li>{t('preview.more', { count: total - shown.length })}</li>
    )

  return (
    <section
      aria-labelledby="event-preview"
      aria-live="polite"
      className="bg-base-200 space-y-3 rounded-lg p-4 text-sm"
    >
      <h3 id="event-preview" className="text-base">
        {words ?? t('preview.once')}
      </h3>
      {next.length > 0 ? (
        <div>
          <p className="text-muted">
            {t('preview.next', { count: next.length, city: cityOf(input.tz) })}
          </p>
          <ul className="mt-1 list-disc pl-5 tabular-nums">
            {next.map((date) => (
              <li key={date}>
                {when(date)}
                {viewerZone() !== input.tz && !input.allDay && (
                  <span className="text-muted">
                    {' '}
                    {t('when.yoursBrief', {
                      when: whenText(new Date(date), viewerZone(), { lang }),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{t('preview.none')}</p>
      )}
      {isChange && (
        <div className="border-base-300 space-y-2 border-t pt-3">
          <h4 className="font-semibold">{t('preview.changes')}</h4>
          <ul className="list-disc space-y-1 pl-5 tabular-nums">
            {moved.map(({ from, to, people: count }) => (
              <li key={from}>
                {t('preview.moved', { from: when(from), to: when(to) })}
                {count > 0 && ` (${t('preview.people', { count })})`}
              </li>
            ))}
            {rest(preview.movedCount, moved)}
            {added.map((date) => (
              <li key={date}>{t('preview.added', { when: when(date) })}</li>
            ))}
            {rest(preview.addedCount, added)}
            {removed.map(({ at, people: count }) => (
              <li key={at}>
                {t('preview.removed', { when: when(at) })}
                {count > 0 && ` (${t('preview.people', { count })})`}
              </li>
            ))}
            {rest(preview.removedCount, removed)}
          </ul>
          <p className="text-muted">
            {t(people > 0 ? 'preview.answersMove' : 'preview.pastStays')}
          </p>
        </div>
      )}
      {id !== undefined && !isChange && (
        <p className="text-muted">{t('preview.same')}</p>
      )}
    </section>
  )
}
