import { useState } from 'react'

import { Check, CircleDashed, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import { useAuth } from 'src/auth'
import { useReadinessLines } from 'src/components/Community/MyStage/useReadinessLines'
import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { Why } from 'src/components/ui/text/Why'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { useSave } from 'src/hooks/data/useSave'

import { statusTones } from './statusTones'
import { StepList } from './StepList'

const REQUEST: Doc<'RequestMoveUpMutation'> = gql`
  mutation RequestMoveUpMutation($note: String) {
    requestMoveUp(note: $note) {
      id
      status
    }
  }
`

const WITHDRAW: Doc<'WithdrawMoveUpMutation'> = gql`
  mutation WithdrawMoveUpMutation($id: Int!) {
    withdrawMoveUp(id: $id) {
      id
      status
    }
  }
`

const refetch = ['MyStageQuery', 'StageProgressQuery']

/** The request to move up: what is missing before it, the form once everything is done, and afterwards its state. */
export const MoveUpCard = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community.journey')
  const { nextStage, request, isReady, requireReview, nextUnlocks } = mine
  const heading = useLostFocus<HTMLSpanElement>(request?.status)
  if (!nextStage) return null

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="rounded">
          {t('moveUp.title', nextStage)}
        </span>
      }
      aside={
        request && (
          <StatusBadge tone={statusTones[request.status]}>
            {t(`status.${request.status}`)}
          </StatusBadge>
        )
      }
    >
      <div className="space-y-4">
        {nextUnlocks && (
          <p>
            <strong>{t('moveUp.unlocks')}</strong> {nextUnlocks}
          </p>
        )}
        {request && <RequestState mine={mine} />}
        {(!request || request.status === 'RETURNED') && (
          <Readiness mine={mine} />
        )}
        {isReady ? (
          <Ask mine={mine} />
        ) : (
          !request && (
            <p className="text-muted text-sm">
              {t(requireReview ? 'moveUp.reviewed' : 'moveUp.atOnce')}
            </p>
          )
        )}
      </div>
    </Card>
  )
}

const Readiness = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community.journey')
  const lines = useReadinessLines(mine.readinessTrace)
  const shown = lines.filter(
    ({ rule }) => rule === 'requiredTasks' || rule === 'requiredPoints'
  )
  const others = lines.filter(
    ({ rule, isMet }) => !isMet && !shown.some((line) => line.rule === rule)
  )
  return (
    <>
      <ul className="space-y-2">
        {[...shown, ...others].map(({ rule, isMet, text }) => (
          <li key={rule} className="flex items-start gap-2">
            {isMet ? (
              <Check className="text-success size-5 shrink-0" aria-hidden />
            ) : (
              <CircleDashed
                className="text-muted size-5 shrink-0"
                aria-hidden
              />
            )}
            <span className="sr-only">
              {t(isMet ? 'why.met' : 'why.missing')}:
            </span>
            {text}
          </li>
        ))}
      </ul>
      <Why
        label={t(mine.isReady ? 'why.ready' : 'why.notReady')}
        lines={lines.map(({ isMet, text }) => ({
          text,
          value: t(isMet ? 'why.met' : 'why.missing'),
        }))}
      />
    </>
  )
}

const Ask = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community.journey')
  const { reauthenticate } = useAuth()
  const [note, setNote] = useState('')
  const { requireReview, request, slaHours } = mine
  const [ask, { loading }] = useSave(REQUEST, {
    done: ({ requestMoveUp }) =>
      t(requestMoveUp.status === 'APPROVED' ? 'moveUp.moved' : 'moveUp.asked'),
    refetch,
    // The app shell shows the stage too.
    onDone: ({ requestMoveUp }) => {
      setNote('')
      if (requestMoveUp.status === 'APPROVED') void reauthenticate()
    },
  })
  const label = !requireReview
    ? t('moveUp.move')
    : t(request ? 'moveUp.askAgain' : 'moveUp.ask')
  return (
    <div className="space-y-3">
      {requireReview && (
        <label className="block">
          <span className="mb-1.5 block text-sm font-semibold">
            {t('moveUp.note')}
          </span>
          <textarea
            className="textarea w-full"
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      )}
      <Button
        look="primary"
        icon={TrendingUp}
        block
        busy={loading}
        onClick={() => ask({ note })}
      >
        {label}
      </Button>
      <p className="text-muted text-sm">
        {t(requireReview ? 'moveUp.answerWithin' : 'moveUp.atOnce', {
          count: slaHours,
        })}
      </p>
    </div>
  )
}

const RequestState = ({ mine }: { mine: MyStageFields }) => {
  const { t } = useTranslation('community.journey')
  const { request } = mine
  if (!request) return null
  const { id, status, isClaimed, slaDueAt, isOverdue, reviewerNote, steps } =
    request

  return (
    <>
      {status === 'RETURNED' ? (
        <div className="bg-base-200 rounded-lg p-4" role="note">
          <p className="font-semibold">{t('moveUp.returned')}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">
            {reviewerNote}
          </p>
        </div>
      ) : (
        <p>
          {t(isClaimed ? 'moveUp.inReview' : 'moveUp.waiting')}{' '}
          <span className="text-muted">
            {t(isOverdue ? 'moveUp.wasDueBy' : 'moveUp.dueBy')}{' '}
            <DateText date={slaDueAt} look="time" />
          </span>
        </p>
      )}
      <details className="text-sm">
        <summary className="text-primary w-fit cursor-pointer rounded font-medium">
          {t('moveUp.course')}
        </summary>
        <StepList steps={steps} />
      </details>
      {!isClaimed && (
        <Actions
          words="community.journey:moveUp"
          refetch={refetch}
          size="sm"
          actions={[
            {
              name: 'withdraw',
              look: 'ghost',
              does: call(WITHDRAW, { id }),
              asks: 'confirm',
            },
          ]}
        />
      )}
    </>
  )
}
