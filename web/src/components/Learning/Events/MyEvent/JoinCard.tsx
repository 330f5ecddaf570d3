import { Film } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyEventFields } from 'types/graphql'

import {
  langIn,
  viewerZone,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { Card } from 'src/components/ui/layout/Card'
import { Why } from 'src/components/ui/text/Why'

import { CheckIn } from './CheckIn'
import { factsOf, useNow, type ChosenDate } from './factsOf'
import { JoinDoor } from './JoinDoor'

import {
  joinState,
  joinTrace,
  mayCheckIn,
} from '$api/src/shared/learning/events/eventRules'
import { whenText } from '$api/src/shared/learning/events/zoneTime'

type JoinCardProps = { event: MyEventFields; date: ChosenDate }

/** The one possible action around an event: joining it or entering the code, and afterwards watching the recording. */
export const JoinCard = ({ event, date }: JoinCardProps) => {
  const { t, i18n } = useTranslation('learning.events')
  const now = useNow()
  const facts = factsOf(event, date)
  const state = joinState(facts, now)
  const isOnline = event.locationKind !== 'ONSITE'
  const opens = whenText(new Date(date.joinOpensAt), viewerZone(), {
    lang: langIn(i18n.language),
  })

  return (
    <Card title={t(isOnline ? 'join.title' : 'join.titleOnsite')}>
      <div className="space-y-4">
        {date.attendedAt && (
          <p className="text-success font-medium">
            {t(`join.attended.${date.method ?? 'MANUAL'}`)}
          </p>
        )}
        {isOnline && (
          <JoinDoor
            occurrenceId={date.id}
            isOpen={state === 'open'}
            refetch={['MyEventQuery']}
          />
        )}
        {isOnline && state !== 'open' && (
          <p role="status">{t(`join.state.${state}`, { when: opens })}</p>
        )}
        {date.recordingUrl && (
          <a
            href={date.recordingUrl}
            target="_blank"
            rel="noreferrer noopener"
            className="btn btn-secondary w-full"
          >
            <Film className="size-5" aria-hidden />
            {t('join.recording')}
          </a>
        )}
        {date.hasCode && !date.attendedAt && mayCheckIn(facts, now) && (
          <CheckIn occurrenceId={date.id} />
        )}
        {isOnline && state !== 'open' && (
          <Why
            label={t('join.why')}
            lines={joinTrace(facts, now).map(({ rule, isMet }) => ({
              text: t(`join.rules.${rule}`, { when: opens }),
              value: t(isMet ? 'join.met' : 'join.notMet'),
            }))}
          />
        )}
      </div>
    </Card>
  )
}
