import { lazy, Suspense } from 'react'

import { useAuth } from 'src/auth'
import { RenewalBannerSlot } from 'src/components/Billing/Dues/RenewalBannerSlot'

const ImpersonationBanner = lazy(
  () => import('src/components/Accounts/Impersonation/ImpersonationBanner')
)

const FactorBanner = lazy(
  () => import('src/components/Accounts/SecondFactor/FactorBanner')
)

/** The banners above every page: impersonation, a second factor that is due, and unpaid bills. */
export const ShellBanners = () => {
  const { currentUser } = useAuth()
  return (
    <>
      {currentUser?.isImpersonating === true && (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      )}
      {currentUser?.factorDueAt && !currentUser.isFactorOverdue && (
        <Suspense fallback={null}>
          <FactorBanner />
        </Suspense>
      )}
      <RenewalBannerSlot />
    </>
  )
}
