import { Suspense } from 'react'

import { useAuth } from 'src/auth'
import { RenewalBannerSlot } from 'src/components/Billing/Dues/RenewalBannerSlot'
import { lazyPart } from 'src/lib/loading/lazyPart'

const ImpersonationBanner = lazyPart(
  () => import('src/components/Accounts/Impersonation/ImpersonationBanner')
)

/** The banners above every page: impersonation and unpaid bills. */
export const ShellBanners = () => {
  const { currentUser } = useAuth()
  return (
    <>
      {currentUser?.isImpersonating === true && (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      )}
      <RenewalBannerSlot />
    </>
  )
}
