import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { useAuth } from 'src/auth'
import {
  contentLabelOf,
  learning,
  menuPlaceOf,
} from 'src/components/access/menu'
import { HubLinks } from 'src/components/Accounts/staff/Hub/HubLinks'
import MySubscriptionsCell from 'src/components/Billing/Subscription/MySubscriptionsCell'
import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazy } from 'src/lib/loading/lazy'

const StaffHub = lazy(
  () => import('src/components/Accounts/staff/Hub/StaffHub')
)

/** 'My Products' for learners: their purchases and courses. 'Dashboard' for other roles. */
const ContentPage = () => {
  const { t } = useTranslation()
  const { currentUser } = useAuth()
  const role = useCurrentRole().name
  const isStaff = menuPlaceOf(role) === 'side'
  return (
    <>
      <PageHeader title={t(contentLabelOf(role))} />
      {isStaff ? (
        <Suspense fallback={null}>
          <StaffHub group="menu.content" />
        </Suspense>
      ) : (
        <div className="space-y-4 sm:space-y-6">
          <HubLinks
            entries={learning.map((entry) => ({
              ...entry,
              label: t(entry.label),
            }))}
          />
          <MySubscriptionsCell id={Number(currentUser?.id)} />
          {role === 'non-member' && <OpenOffers />}
        </div>
      )}
    </>
  )
}

export default ContentPage
