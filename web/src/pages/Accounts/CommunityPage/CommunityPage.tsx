import { lazy, Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { menuPlaceOf } from 'src/components/access/menu'
import StageProgressCell from 'src/components/Community/StageProgressCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

const StaffHub = lazy(
  () => import('src/components/Accounts/staff/Hub/StaffHub')
)
const MyGroupsSlot = lazy(
  () => import('src/components/Community/MyGroup/MyGroupsSlot')
)
const MembershipGate = lazy(
  () => import('src/components/Accounts/Prompts/MembershipGate')
)

/** The stage and the group for members, the lists for staff, and the membership gate for others. */
const CommunityPage = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const role = useCurrentRole()?.name
  const isStaff = menuPlaceOf(role) === 'side'
  const isMember = role === 'member'

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
        {(isMember || !!currentUser?.group) && <MyGroupsSlot />}
        {!isStaff && !isMember && <MembershipGate />}
      </Suspense>
    </div>
  )
}

export default CommunityPage
