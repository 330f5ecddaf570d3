import { Suspense, useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import AccountabilityGroupCell from 'src/components/Community/Buddies/AccountabilityGroupCell'
import MyWishCell from 'src/components/Community/Buddies/Wish/MyWishCell'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazy } from 'src/lib/loading/lazy'

const MembershipGate = lazy(
  () => import('src/components/Accounts/Prompts/MembershipGate')
)

/** The group that the viewer belongs to, and the one that they lead. */
const AccountabilityBuddiesPage = () => {
  const { t } = useTranslation('community.accountability')
  const { currentUser, reauthenticate } = useAuth()
  // An app that stays open may not know yet that staff gave the viewer a group.
  useEffect(() => {
    void reauthenticate()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [])
  const role = useCurrentRole().name
  const isLapsed = currentUser?.membershipStatus === 'Expired'
  const ids = new Set(
    [
      currentUser?.accountabilityGroupId,
      currentUser?.accountabilityAsLeaderId,
    ].filter((id) => id != null)
  )
  return (
    <div className="max-w-180">
      <PageHeader title={t('my.title')} lead={t('my.lead')} />
      {ids.size === 0 && role === 'non-member' && (
        <Suspense fallback={null}>
          <MembershipGate />
        </Suspense>
      )}
      {ids.size === 0 &&
        role !== 'non-member' &&
        (isLapsed ? (
          <EmptyState
            title={t('my.lapsed')}
            text={t('my.lapsedHelp')}
            action={
              <LinkButton to={routes.account()}>{t('my.renew')}</LinkButton>
            }
          />
        ) : (
          <MyWishCell />
        ))}
      <div className="space-y-10">
        {[...ids].map((id) => (
          <AccountabilityGroupCell key={id} id={id} />
        ))}
      </div>
    </div>
  )
}

export default AccountabilityBuddiesPage
