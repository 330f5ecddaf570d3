import { useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import AccountabilityGroupCell from 'src/components/Community/Buddies/AccountabilityGroupCell'
import MyWishCell from 'src/components/Community/Buddies/Wish/MyWishCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader/PageHeader'

/** The group that the viewer belongs to, and the one that they lead. */
const AccountabilityBuddiesPage = () => {
  const { t } = useTranslation('community.accountability')
  const { currentUser, reauthenticate } = useAuth()
  // An app that stays open may not know yet that staff gave the viewer a group.
  useEffect(() => {
    void reauthenticate()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [])
  const ids = new Set(
    [
      currentUser?.accountabilityGroupId,
      currentUser?.accountabilityAsLeaderId,
    ].filter((id) => id != null)
  )
  return (
    <div className="mx-auto max-w-180">
      <PageHeader title={t('my.title')} lead={t('my.lead')} />
      {ids.size === 0 && <MyWishCell />}
      <div className="space-y-10">
        {[...ids].map((id) => (
          <AccountabilityGroupCell key={id} id={id} />
        ))}
      </div>
    </div>
  )
}

export default AccountabilityBuddiesPage
