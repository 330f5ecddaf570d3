import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { menuPlaceOf } from 'src/components/access/menu'
import { PageLoading } from 'src/components/ui/feedback/cellStates/PageLoading'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { int, text } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'
import { lazy } from 'src/lib/loading/lazy'

const StaffHub = lazy(
  () => import('src/components/Accounts/staff/Hub/StaffHub')
)
const CommunityTabs = lazy(
  () => import('src/components/Community/CommunityTabs')
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
 * The feeds, the group, the check-in and the challenge of members, the lists and the feeds of staff, and the membership
 * gate of others. With `?feed=` others than members see one feed, and with `?post=` everybody one post.
 */
const CommunityPage = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const role = useCurrentRole().name
  const isStaff = menuPlaceOf(role) === 'side'
  const isMember = role === 'member'
  const [{ feed, post }] = useUrlState({ feed: text, post: int })
  if (feed && (post || !isMember))
    return (
      <Suspense fallback={<PageLoading />}>
        <FeedSlot />
      </Suspense>
    )

  return (
    <div className={isStaff || isMember ? '' : 'max-w-180'}>
      <PageHeader title={t('menu.community')} />
      <Suspense fallback={isMember ? <PageLoading /> : null}>
        {isStaff && <StaffHub group="menu.community" />}
        {isMember ? (
          <CommunityTabs />
        ) : (
          <>
            {(!!currentUser?.group || !!currentUser?.isChallenger) && (
              <MyGroupsSlot />
            )}
            <TalkSlot />
            {!isStaff && <MembershipGate />}
          </>
        )}
      </Suspense>
    </div>
  )
}

export default CommunityPage
