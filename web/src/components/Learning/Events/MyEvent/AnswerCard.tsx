import { useTranslation } from 'react-i18next'
import type {
  AnswerEventMutation,
  AnswerEventMutationVariables,
  MyEventFields,
} from 'types/graphql'

import {
  langIn,
  viewerZone,
} from 'src/components/Learning/Events/EventWhen/eventTime'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { Why } from 'src/components/ui/text/Why'
import { useSave } from 'src/hooks/data/useSave'

import { factsOf, useNow, type ChosenDate } from './factsOf'

import {
  answerState,
  mayAnswer,
} from '$api/src/shared/learning/events/eventRules'
import { whenText } from '$api/src/shared/learning/events/zoneTime'

const ANSWER = gql`
  mutation AnswerEventMutation(
    $occurrenceId: Int!
    $answer: MyAnswer!
    $tz: String
  ) {
    answerEvent(occurrenceId: $occurrenceId, answer: $answer, tz: $tz) {
      ...MyEventFields
    }
  }
`

const answers = ['GOING', 'MAYBE', 'NO'] as const

type AnswerCardProps = { event: MyEventFields; date: ChosenDate }

/** The member's answer, the seats left, and the place in the waiting list. */
export const AnswerCard = ({ event, date }: AnswerCardProps) => {
  const { t, i18n } = useTranslation('learning.events')
  const now = useNow()
  const [answer, { loading }] = useSave<
    AnswerEventMutation,
    AnswerEventMutationVariables
  >(ANSWER, {
    done: ({ answerEvent: { chosen } }) =>
      t(`answer.said.${chosen?.answer ?? 'NO'}`),
    refetch: ['MyEventQuery'],
  })
  const facts = factsOf(event, date)
  const state = answerState(facts, now)
  const { capacity } = event
  const left = capacity ? Math.max(capacity - date.goingCount, 0) : null
  const closes = whenText(new Date(date.answersCloseAt), viewerZone(), {
    lang: langIn(i18n.language),
  })
  const isWaiting = date.answer === 'WAITLISTED'
  if (state === 'notAsked') return null

  return (
    <Card
      title={t(
        event.rsvp === 'REQUIRED' && !date.answer
          ? 'answer.required'
          : 'answer.title'
      )}
      aside={
        date.answer && (
          <StatusBadge
            tone={
              {
                GOING: 'success',
                WAITLISTED: 'warning',
                MAYBE: 'info',
                NO: 'outline',
              }[date.answer] as 'success'
            }
          >
            {t(`answer.${date.answer}`)}
          </StatusBadge>
        )
      }
    >
      <div className="space-y-3">
        <div className="flex flex-wrap gap-2">
          {answers
            .filter((each) => mayAnswer(facts, each, now))
            .map((each) => {
              const isChosen =
                date.answer === each || (isWaiting && each === 'GOING')
              return (
                <Button
                  key={each}
                  look={isChosen ? 'primary' : 'secondary'}
                  aria-pressed={isChosen}
                  busy={loading}
                  onClick={() =>
                    !isChosen &&
                    answer({
                      occurrenceId: date.id,
                      answer: each,
                      tz: viewerZone(),
                    })
                  }
                >
                  {t(
                    each === 'GOING' && left === 0 && date.answer !== 'GOING'
                      ? isWaiting
                        ? 'answer.onList'
                        : 'answer.wait'
                      : `answer.say.${each}`
                  )}
                </Button>
              )
            })}
        </div>
        <p className="text-muted text-sm tabular-nums" role="status">
          {isWaiting
            ? t('answer.place', {
                place: date.waitingPlace ?? 1,
                count: date.waitingCount,
              })
            : left === null
              ? t('answer.going', { count: date.goingCount })
              : left > 0
                ? t('answer.left', { count: left, capacity })
                : t('answer.full')}
        </p>
        {state === 'closed' && (
          <p className="text-muted text-sm">
            {t('answer.closed', { when: closes })}
          </p>
        )}
        {isWaiting && (
          <Why
            label={t('answer.why')}
            lines={[
              { text: t('answer.whySeats'), value: String(capacity ?? '–') },
              { text: t('answer.whyGoing'), value: String(date.goingCount) },
              {
                text: t('answer.whyPlace'),
                value: String(date.waitingPlace ?? '–'),
              },
              { text: t('answer.whyNext') },
            ]}
          />
        )}
      </div>
    </Card>
  )
}
