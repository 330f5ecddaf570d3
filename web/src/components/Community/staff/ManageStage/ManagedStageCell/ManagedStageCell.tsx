import { AlarmClock, ClipboardCheck, Hourglass, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import {
  FiguresLoading,
  HomeFigures,
} from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { FeedButton } from 'src/components/Community/Feeds/Mine/FeedButton'
import ManagedStageMembersCell from 'src/components/Community/staff/ManageStage/ManagedStageMembersCell'
import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'ManagedStageQuery'> = gql`
  query ManagedStageQuery {
    managedStage {
      id
      number
      name
      memberCount
      stuckCount
      waitingCount
      overdueCount
    }
  }
`

export const Loading = () => (
  <Busy>
    <FiguresLoading count={4} />
  </Busy>
)

export const Empty = () => {
  const { t } = useTranslation('community.journey')
  return (
    <div className="panel">
      <EmptyState
        drawing="locked"
        title={t('manage.none')}
        text={t('manage.noneHelp')}
      />
    </div>
  )
}

export const Failure = CellFailure

const MANY = 1000
const countText = (count: number) =>
  count > MANY ? `${MANY.toLocaleString('en-PH')}+` : String(count)

export const Success = ({ managedStage }: PropsOf<'ManagedStageQuery'>) => {
  const { t } = useTranslation('community.journey')
  if (!managedStage) return null
  const {
    id,
    number,
    name,
    memberCount,
    stuckCount,
    waitingCount,
    overdueCount,
  } = managedStage
  const to = (filter: string) => routes.manageStage({ filter })
  return (
    <div className="space-y-4 sm:space-y-6">
      <HomeFigures
        label={t('manage.figures', { number, name })}
        figures={[
          {
            key: 'members',
            label: t('manage.members', { number, name }),
            value: countText(memberCount),
            icon: Users,
          },
          {
            key: 'stuck',
            label: t('manage.stuck'),
            value: countText(stuckCount),
            icon: Hourglass,
            to: to('stuck'),
          },
          {
            key: 'waiting',
            label: t('manage.waiting'),
            value: countText(waitingCount),
            icon: ClipboardCheck,
            to: to('waiting'),
          },
          {
            key: 'overdue',
            label: t('manage.overdue'),
            value: countText(overdueCount),
            icon: AlarmClock,
          },
        ]}
      />
      <FeedButton place={{ kind: 'stage', id }} />
      <ManagedStageMembersCell />
    </div>
  )
}
