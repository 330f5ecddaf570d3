import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyEventFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import { langIn } from 'src/components/Learning/Events/EventWhen/eventTime'
import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { RichText } from 'src/components/ui/text/RichText/RichText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { AnswerCard } from './AnswerCard'
import { DateChoice } from './DateChoice'
import { JoinCard } from './JoinCard'

import { recurrenceWords } from '$api/src/shared/learning/events/recurrence'

registerFragment(gql`
  fragment MyEventFields on MyEvent {
    id
    title
    description
    kind
    tz
    allDay
    rrule
    startsAtLocal
    locationKind
    rsvp
    rsvpClosesMin
    capacity
    isOn
    hosts {
      id
      name
    }
    dates {
      id
      startsAt
      endsAt
      isOn
      answer
      hasAttended
    }
    chosen {
      id
      startsAt
      endsAt
      isOn
      note
      venue
      answer
      hasLink
      hasCode
      recordingUrl
      goingCount
      waitingCount
      waitingPlace
      attendedAt
      method
      joinOpensAt
      answersCloseAt
    }
    task {
      title
      points
      isDone
      isOwnStage
    }
  }
`)

export const MyEvent = ({ event }: { event: MyEventFields }) => {
  const { t, i18n } = useTranslation('learning.events')
  const { id, title, chosen, task, hosts } = event
  const words = recurrenceWords(event.rrule, event.startsAtLocal, {
    lang: langIn(i18n.language),
    allDay: event.allDay,
  })

  return (
    <>
      <PageHeader
        title={title}
        lead={words}
        breadcrumbs={[{ label: t('mine.title'), to: routes.viewEvents() }]}
      />
      {chosen ? (
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
          <div className="min-w-0 space-y-4 lg:space-y-6">
            <Card
              title={<EventWhen {...event} {...chosen} />}
              aside={
                !chosen.isOn && (
                  <StatusBadge tone="error">{t('mine.cancelled')}</StatusBadge>
                )
              }
            >
              <dl className="space-y-3 text-sm">
                {hosts.length > 0 && (
                  <div>
                    <dt className="text-muted">{t('one.hosts')}</dt>
                    <dd className="font-medium">
                      {hosts.map(({ name }) => name).join(', ')}
                    </dd>
                  </div>
                )}
                <div>
                  <dt className="text-muted">{t('one.where')}</dt>
                  <dd className="font-medium wrap-anywhere">
                    {event.locationKind === 'ONLINE'
                      ? t('mine.online')
                      : chosen.venue || t('mine.onsite')}
                  </dd>
                </div>
                {chosen.note && (
                  <div>
                    <dt className="text-muted">{t('one.note')}</dt>
                    <dd className="font-medium wrap-anywhere">{chosen.note}</dd>
                  </div>
                )}
                {task && (
                  <div>
                    <dt className="text-muted">{t('one.task')}</dt>
                    <dd className="flex flex-wrap items-center gap-2 font-medium">
                      {task.title}
                      <StatusBadge tone={task.isDone ? 'success' : 'progress'}>
                        {t(task.isDone ? 'one.taskDone' : 'one.taskPoints', {
                          points: task.points,
                        })}
                      </StatusBadge>
                      {!task.isDone && !task.isOwnStage && (
                        <span className="text-muted text-sm font-normal">
                          {t('one.taskOther')}
                        </span>
                      )}
                    </dd>
                  </div>
                )}
              </dl>
              <a
                href={`/api/events/${id}/calendar?on=${chosen.id}`}
                download
                className="btn btn-ghost btn-sm mt-4 -ml-2 text-sm"
              >
                <CalendarPlus className="size-5" aria-hidden />
                {t('one.addToCalendar')}
              </a>
            </Card>
            {event.description && (
              <Card title={t('one.about')}>
                <RichText html={event.description} />
              </Card>
            )}
            {event.dates.length > 1 && (
              <DateChoice event={event} chosenId={chosen.id} />
            )}
          </div>
          <div className="space-y-4 max-lg:order-first">
            <JoinCard key={`join-${chosen.id}`} event={event} date={chosen} />
            <AnswerCard event={event} date={chosen} />
          </div>
        </div>
      ) : (
        <div className="panel">
          <EmptyState title={t('one.noDates')} text={t('one.noDatesHelp')} />
        </div>
      )}
    </>
  )
}
