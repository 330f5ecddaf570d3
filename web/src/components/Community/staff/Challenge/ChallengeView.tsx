import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Participants } from 'src/components/Community/staff/ChallengePeople/Participants'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { ChallengeActions } from './ChallengeActions'
import { ChallengeDays } from './ChallengeDays'
import { tones, type Challenge } from './challengeFields'
import { ChallengeGroups } from './ChallengeGroups'

import { formatShownDay, formatShownTime } from '$api/src/shared/manilaTime'

/** A challenge for staff: its people, its days and its groups. */
export const ChallengeView = ({ challenge }: { challenge: Challenge }) => {
  const { t, i18n } = useTranslation('community.challenges')
  const { name, status, days, startMode, startsOn } = challenge
  const { registrationFrom, registrationTo, takesRegistrations } = challenge
  const moment = (instant: string) =>
    formatShownTime(new Date(instant), i18n.language)
  const facts = [
    t('view.days', { count: days }),
    startMode === 'FIXED' && startsOn
      ? t('view.fixed', { date: formatShownDay(startsOn, i18n.language) })
      : t('view.rolling'),
    registrationFrom && t('view.from', { time: moment(registrationFrom) }),
    registrationTo && t('view.to', { time: moment(registrationTo) }),
    status === 'OPEN' &&
      t(takesRegistrations ? 'view.takes' : 'view.takesNone'),
  ].filter(Boolean)
  return (
    <>
      <PageHeader
        title={name}
        lead={facts.join(' · ')}
        breadcrumbs={[
          { label: t('challenge.list'), to: routes.challengeGroups() },
        ]}
        actions={
          <>
            <StatusBadge tone={tones[status]}>
              {t(`challenge.choices.status.${status}`)}
            </StatusBadge>
            <ChallengeActions challenge={challenge} />
          </>
        }
      />
      <Tabs
        label={name}
        param="tab"
        tabs={[
          {
            key: 'people',
            title: t('tab.people'),
            content: <Participants challenge={challenge} />,
          },
          {
            key: 'days',
            title: t('tab.days'),
            content: <ChallengeDays challenge={challenge} />,
          },
          {
            key: 'groups',
            title: t('tab.groups'),
            content: <ChallengeGroups challenge={challenge} />,
          },
        ]}
      />
    </>
  )
}
