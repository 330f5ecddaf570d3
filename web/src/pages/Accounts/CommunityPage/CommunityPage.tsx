import { lazy, Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { menuPlaceOf } from 'src/components/access/menu'
import StageProgressCell from 'src/components/Community/StageProgressCell'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const StaffHub = lazy(
  () => import('src/components/Accounts/staff/Hub/StaffHub')
)
const MyGroupsSlot = lazy(
  () => import('src/components/Community/MyGroup/MyGroupsSlot')
)
const TalkSlot = lazy(() => import('src/components/Community/Feeds/TalkSlot'))
const FeedSlot = lazy(() => import('src/components/Community/Feeds/FeedSlot'))
const MembershipGate = lazy(
  () => import('src/components/Accounts/Prompts/MembershipGate')
)

/**
 * The stage, the group and the feeds for members, the lists and the feeds for staff, and the membership gate for others;
 * with `?feed=`, one feed.
 */
const CommunityPage = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const role = useCurrentRole().name
  const isStaff = menuPlaceOf(role) === 'side'
  const isMember = role === 'member'
  const [{ feed }] = useUrlState({ feed: text })
  if (feed)
    return (
      <Suspense fallback={<PageLoading />}>
        <FeedSlot />
      </Suspense>
    )

  return (
    <div className={isStaff ? '' : 'mx-auto max-w-180'}>
      <PageHeader title={t('menu.community')} />
      {isStaff && (
        <Suspense fallback={null}>
          <StaffHub group="menu.community" />
        </Suspense>
      )}
      {isMember && <StageProgressCell userId={Number(currentUser?.id)} />}
      <Suspense fallback={null}>
        {(isMember || !!currentUser?.group || !!currentUser?.isChallenger) && (
          <MyGroupsSlot />
        )}
        <TalkSlot />
        {!isStaff && !isMember && <MembershipGate />}
      </Suspense>
    </div>
  )
}

export default CommunityPage
