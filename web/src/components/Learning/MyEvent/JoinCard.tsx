import { useState } from 'react'

import { DoorOpen, ExternalLink, Film } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  JoinEventMutation,
  JoinEventMutationVariables,
  MyEventFields,
} from 'types/graphql'

import { langIn, viewerZone } from 'src/components/Learning/EventWhen/eventTime'
import { Button } from 'src/components/ui/Button/Button'
import { Card } from 'src/components/ui/Card/Card'
import { CopyButton } from 'src/components/ui/CopyButton/CopyButton'
import { Why } from 'src/components/ui/Why/Why'
import { useSave } from 'src/hooks/useSave'

import { CheckIn } from './CheckIn'
import { factsOf, useNow, type ChosenDate } from './factsOf'

import {
  joinState,
  joinTrace,
  mayCheckIn,
} from '$api/src/shared/learning/eventRules'
import { whenText } from '$api/src/shared/learning/zoneTime'

const JOIN = gql`
  mutation JoinEventMutation($occurrenceId: Int!) {
    joinEvent(occurrenceId: $occurrenceId) {
      eventId
      url
      passcode
    }
  }
`

type JoinCardProps = { event: MyEventFields; date: ChosenDate }

/** The one thing to do around the start: join, or type the code; afterwards the recording. */
export const JoinCard = ({ event, date }: JoinCardProps) => {
  const { t, i18n } = useTranslation('events')
  const now = useNow()
  const [door, setDoor] = useState<JoinEventMutation['joinEvent']>()
  const [join, { loading }] = useSave<
    JoinEventMutation,
    JoinEventMutationVariables
  >(JOIN, {
    done: t('join.done'),
    refetch: ['MyEventQuery'],
    onDone: ({ joinEvent }) => setDoor(joinEvent),
  })
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
        {isOnline && state === 'open' && !door && (
          <Button
            look="primary"
            size="lg"
            block
            icon={DoorOpen}
            busy={loading}
            onClick={() => join({ occurrenceId: date.id })}
          >
            {t('join.join')}
          </Button>
        )}
        {isOnline && state !== 'open' && (
          <p role="status">{t(`join.state.${state}`, { when: opens })}</p>
        )}
        {door && (
          <div className="space-y-3">
            <a
              href={door.url}
              target="_blank"
              rel="noreferrer noopener"
              className="btn btn-primary btn-lg w-full text-base"
            >
              <ExternalLink className="size-5" aria-hidden />
              {t('join.open')}
            </a>
            {door.passcode && (
              <p className="flex flex-wrap items-center gap-2">
                {t('join.passcode')}
                <span className="font-mono">{door.passcode}</span>
                <CopyButton text={door.passcode} />
              </p>
            )}
          </div>
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
