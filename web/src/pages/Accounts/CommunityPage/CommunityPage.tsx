import { lazy, Suspense, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import { menuPlaceOf } from 'src/components/access/menu'
import StageProgressCell from 'src/components/Community/StageProgressCell'
import { Button } from 'src/components/ui/Button/Button'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useCurrentRole } from 'src/hooks/useCurrentRole'

const StaffHub = lazy(() => import('src/components/Accounts/Hub/StaffHub'))
const MembershipGate = lazy(
  () => import('src/components/Accounts/Prompts/MembershipGate')
)

/** A member's stage; the staff's lists; to everybody else, that it is for members. */
const CommunityPage = () => {
  const { t } = useTranslation(['common', 'prompts'])
  const { currentUser } = useAuth()
  const role = useCurrentRole()?.name
  const isStaff = menuPlaceOf(role) === 'side'
  const isMember = role === 'member'
  const [isGateOpen, setIsGateOpen] = useState(!isStaff && !isMember)

  return (
    <div className={isStaff ? '' : 'mx-auto max-w-180'}>
      <PageHeader title={t('menu.community')} />
      {isStaff && (
        <Suspense fallback={null}>
          <StaffHub group="menu.community" />
        </Suspense>
      )}
      {isMember && <StageProgressCell userId={Number(currentUser?.id)} />}
      {!isStaff && !isMember && (
        <div className="panel">
          <EmptyState
            drawing="locked"
            title={t('prompts:membershipGate.title')}
            text={t('prompts:membershipGate.text')}
            action={
              <Button look="primary" onClick={() => setIsGateOpen(true)}>
                {t('prompts:membershipGate.action')}
              </Button>
            }
          />
        </div>
      )}
      <Suspense fallback={null}>
        {isGateOpen && <MembershipGate onClose={() => setIsGateOpen(false)} />}
      </Suspense>
    </div>
  )
}

export default CommunityPage
