import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { StepList } from 'src/components/Community/MyStage/MoveUp/StepList'
import { EventWhen } from 'src/components/Learning/Events/EventWhen/EventWhen'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { Why } from 'src/components/ui/text/Why'

import { EvidenceGap } from './EvidenceGap'
import { EvidenceTask } from './EvidenceTask'
import { DueText, MoveUpBadge } from './moveUpColumns'
import { ReviewActions } from './ReviewActions'

/** A request for its reviewer: the member, the evidence, the verdicts and the possible answers. */
export const MoveUpReview = ({
  request,
}: {
  request: MoveUpEvidenceFields
}) => {
  const { t, i18n } = useTranslation(['community.journey', 'community.staff'])
  const { fromStage, toStage, tasks, steps, lessons, lessonCount } = request
  const { attendance, attendanceCount } = request
  const isWaiting =
    request.status === 'REQUESTED' || request.status === 'IN_REVIEW'
  const facts: [string, React.ReactNode][] = [
    [
      t('review.move'),
      t('review.fromTo', { from: fromStage.number, to: toStage.number }),
    ],
    [t('review.due'), isWaiting ? <DueText key="due" {...request} /> : null],
    [
      t('review.points'),
      t('my.xp', { points: request.xp.toLocaleString(i18n.language) }),
    ],
    [t('review.batch'), request.batchName],
    [t('review.joined'), <DateText key="joined" date={request.joinedAt} />],
    [t('review.assignedTo'), request.assignedToName],
    [t('review.claimedBy'), request.claimedByName],
  ]
  const required = tasks.filter(({ isRequired }) => isRequired)
  const done = required.filter(({ status }) => status === 'COMPLETED')

  return (
    <div className="space-y-4 sm:space-y-6">
      <LinkButton
        to={routes.reviewMoveUp({ id: fromStage.id })}
        look="ghost"
        size="sm"
      >
        {t('review.back')}
      </LinkButton>
      <Card
        title={
          <Link
            to={routes.profile({ slug: request.memberSlug })}
            className="link"
          >
            {request.memberName}
          </Link>
        }
        aside={<MoveUpBadge status={request.status} />}
      >
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
        {request.memberNote && (
          <p className="bg-base-200 mt-4 rounded-lg p-3 wrap-anywhere whitespace-pre-line">
            {request.memberNote}
          </p>
        )}
        {isWaiting && (
          <div className="mt-4">
            <Why
              label={t(
                request.isStillEligible
                  ? 'review.eligible'
                  : 'review.notEligible'
              )}
              lines={[
                {
                  text: t('review.requiredDone'),
                  value: `${done.length} / ${required.length}`,
                },
                {
                  text: t('review.pointsNeeded'),
                  value: `${request.xp} / ${request.requiredPoints ?? 0}`,
                },
              ]}
            />
          </div>
        )}
        <EvidenceGap request={request} />
        <ReviewActions request={request} />
      </Card>
      <Card title={t('community.staff:task.list')}>
        <ul className="divide-base-300 divide-y">
          {tasks.map((task) => (
            <EvidenceTask
              key={`${task.id}-${request.isMine}`}
              task={task}
              requestId={request.id}
              mayCheck={request.isMine}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('review.lessons', { count: lessonCount })}>
        {lessons.length === 0 ? (
          <p className="text-muted">{t('review.noLessons')}</p>
        ) : (
          <ul className="space-y-2">
            {lessons.map(({ id, name, courseTitle, completedAt }) => (
              <li key={id}>
                {name}
                <span className="text-muted block text-sm">
                  {courseTitle} · <DateText date={completedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('review.attended', { count: attendanceCount })}>
        {attendance.length === 0 ? (
          <p className="text-muted">{t('review.noneAttended')}</p>
        ) : (
          <ul className="space-y-2">
            {attendance.map(({ id, title, method, ...when }) => (
              <li key={id} className="wrap-anywhere">
                {title}
                <span className="text-muted block text-sm">
                  <EventWhen {...when} brief /> · {t(`attendedBy.${method}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('moveUp.course')}>
        <StepList steps={steps} />
      </Card>
    </div>
  )
}
