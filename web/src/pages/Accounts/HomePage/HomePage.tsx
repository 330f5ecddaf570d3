import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { menuPlaceOf } from 'src/components/access/menu'
import HomeLearnerCell from 'src/components/Accounts/Home/Learner/HomeLearnerCell'
import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazy } from 'src/lib/loading/lazy'

const HomeStaff = lazy(
  () => import('src/components/Accounts/Home/staff/Staff/HomeStaff')
)
const HomeAffiliate = lazy(
  () => import('src/components/Accounts/Home/Affiliate/HomeAffiliate')
)

const HomePage = () => {
  const { t } = useTranslation('accounts.home')
  const { currentUser } = useAuth()
  const role = useCurrentRole().name
  const isStaff = menuPlaceOf(role) === 'side'
  const isMember = role === 'member'
  const lead = isStaff ? 'staffLead' : isMember ? 'memberLead' : 'guestLead'

  return (
    <div className={isStaff || isMember ? '' : 'max-w-180'}>
      <Metadata title={t('title')} />
      <header className="mb-5 sm:mb-6">
        <h1 className="text-2xl wrap-anywhere">
          {t('hello', { name: currentUser?.firstName })}
        </h1>
        <p className="text-muted mt-1">{t(lead)}</p>
      </header>
      {isStaff || role === 'affiliate' ? (
        <Suspense fallback={<DetailsLoading />}>
          {isStaff ? <HomeStaff /> : <HomeAffiliate />}
        </Suspense>
      ) : (
        <HomeLearnerCell userId={Number(currentUser?.id)} isMember={isMember} />
      )}
    </div>
  )
}

export default HomePage
