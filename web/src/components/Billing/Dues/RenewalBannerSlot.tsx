import { Suspense } from 'react'

import { useAuth } from 'src/auth'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { bannerRoom } from './bannerRoom'

const RenewalBannerCell = lazyPart(() => import('./renewalBannerChunk'))

/** The membership statuses with a banner (spec section 4); for others nothing is loaded. */
const concerned = ['Multiple Subscriptions Found', 'Active', 'Expired']

export const RenewalBannerSlot = () => {
  const { currentUser } = useAuth()
  const role = useCurrentRole()
  const status = currentUser?.membershipStatus as string | null | undefined
  if (role.name !== 'member' || !concerned.includes(status ?? '')) return null

  return (
    <Suspense fallback={<div style={{ height: bannerRoom() }} />}>
      <RenewalBannerCell />
    </Suspense>
  )
}
