import { Suspense, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import MyCheckInCell from 'src/components/Community/Buddies/MyCheckInCell'
import { AskLink } from 'src/components/Community/Buddies/Wish/AskLink'
import { ChallengeLink } from 'src/components/Community/Challenge/ChallengeLink'
import MyGroupsCell from 'src/components/Community/MyGroup/MyGroupsCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { lazy } from 'src/lib/loading/lazy'

const FeedTab = lazy(() => import('src/components/Community/Feeds/FeedTab'))

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="max-w-180">{children}</div>
)

/** A member's places with others: the feeds first, then the group, the check-in and the challenge. */
const CommunityTabs = () => {
  const { t } = useTranslation('community')
  const { currentUser } = useAuth()
  const hasCheckIn =
    currentUser?.accountabilityGroupId ||
    currentUser?.accountabilityAsLeaderId ||
    currentUser?.membershipStatus !== 'Expired'
  return (
    <Tabs
      label={t('tabs.label')}
      param="tab"
      tabs={[
        {
          key: 'feed',
          title: t('tabs.feed'),
          content: (
            <Suspense fallback={<PageLoading />}>
              <FeedTab />
            </Suspense>
          ),
        },
        {
          key: 'group',
          title: t('tabs.group'),
          content: (
            <Narrow>
              <MyGroupsCell />
            </Narrow>
          ),
        },
        hasCheckIn && {
          key: 'check-in',
          title: t('tabs.checkIn'),
          content: (
            <Narrow>
              <CheckIn />
            </Narrow>
          ),
        },
        currentUser?.isChallenger && {
          key: 'challenge',
          title: t('tabs.challenge'),
          content: (
            <Narrow>
              <ChallengeLink />
            </Narrow>
          ),
        },
      ].filter((tab) => !!tab)}
    />
  )
}

/** The check-in of the viewer's accountability group, the group that they lead, or how to ask for one. */
const CheckIn = () => {
  const { t } = useTranslation('community')
  const { currentUser } = useAuth()
  if (currentUser?.accountabilityGroupId) return <MyCheckInCell />
  return currentUser?.accountabilityAsLeaderId ? (
    <LinkButton to={routes.accountabilityBuddies()}>
      {t('tabs.leadGroup')}
    </LinkButton>
  ) : (
    <AskLink />
  )
}

export default CommunityTabs
