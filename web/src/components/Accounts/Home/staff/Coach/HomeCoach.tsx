import { ClipboardCheck, Hourglass, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeCoachQuery } from 'types/graphql'

import { countText } from 'src/components/Accounts/Home/staff/Staff/countText'
import {
  HomeFigures,
  type Figure,
} from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { HomeList } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { useFirstPath } from 'src/components/Accounts/Home/staff/Staff/useFirstPath'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { DateText } from 'src/components/ui/text/DateText'

type HomeCoachProps = { home: HomeCoachQuery['coachHome'] }

/** The stage that a coach or team lead leads: who is stuck there, and which hand-ins wait for review. */
export const HomeCoach = ({ home }: HomeCoachProps) => {
  const { t } = useTranslation('accounts.staff')
  const pathOf = useFirstPath()
  const { stage, stuckCount, needsYou, toReview } = home

  const figures: Figure[] = [
    ...(stage
      ? [
          {
            key: 'members',
            label: t('home.onStage', stage),
            value: countText(stage.memberCount),
            icon: Users,
            to: pathOf(['users', { stageId: stage.id }]),
          },
          {
            key: 'stuck',
            label: t('home.stuck'),
            value: countText(stuckCount),
            icon: Hourglass,
          },
        ]
      : []),
    ...toReview.map(({ id, number, waitingCount }) => ({
      key: `review-${id}`,
      label: t('home.toReview', { number }),
      value: countText(waitingCount),
      icon: ClipboardCheck,
      to: pathOf(['reviewMoveUp', { id }]),
    })),
  ]

  return (
    <div className="space-y-4 sm:space-y-6">
      {figures.length > 0 && (
        <HomeFigures label={t('home.numbers')} figures={figures} />
      )}
      {stage ? (
        <HomeList
          title={t('home.needsYou')}
          count={stuckCount}
          empty={t('home.needsYouNone')}
          emptyHelp={t('home.needsYouHelp')}
          ofPeople
          lines={needsYou.map((member) => ({
            key: member.id,
            title: member.name,
            note: <WhyStuck member={member} />,
            aside: (
              <span className="text-sm whitespace-nowrap tabular-nums">
                {t('home.tasksLeft', { count: member.remainingTasksCount })}
              </span>
            ),
            to: pathOf(['user', { id: member.id }]),
          }))}
        />
      ) : (
        toReview.length === 0 && <NoStage />
      )}
    </div>
  )
}

type StuckMember = HomeCoachProps['home']['needsYou'][number]

const WhyStuck = ({ member }: { member: StuckMember }) => {
  const { t } = useTranslation('accounts.staff')
  const { hasFinished, stuckSince, lastActivityAt } = member
  return (
    <>
      {t(hasFinished ? 'home.stuckSince' : 'home.neverFinished')}{' '}
      <DateText date={stuckSince} />
      {' · '}
      {lastActivityAt ? (
        <>
          {t('home.lastSeen')}{' '}
          <DateText date={lastActivityAt} look="relative" />
        </>
      ) : (
        t('home.neverSeen')
      )}
    </>
  )
}

const NoStage = () => {
  const { t } = useTranslation('accounts.staff')
  const stages = useFirstPath()(['stages'])
  return (
    <div className="panel">
      <EmptyState
        title={t('home.noStage')}
        text={t('home.noStageHelp')}
        action={
          stages && (
            <LinkButton to={stages} look="primary">
              {t('home.seeStages')}
            </LinkButton>
          )
        }
      />
    </div>
  )
}
