import { Suspense, useLayoutEffect } from 'react'

import {
  bannerRoom,
  keepBannerRoom,
} from 'src/components/Billing/Dues/bannerRoom'
import { lazyPart } from 'src/lib/loading/lazyPart'

// Loaded lazily: most members have nothing due.
const DueBanner = lazyPart(
  () => import('src/components/Billing/Dues/DueBanner')
)

export const QUERY: Doc<'RenewalBannerQuery'> = gql`
  query RenewalBannerQuery {
    getDuesAndExpiration {
      expired {
        id
        expiry
      }
      expiringSoon {
        id
        expiry
      }
      overduePayments {
        id
        scheduleDate
      }
      upcomingPaymentDue {
        id
        scheduleDate
      }
    }
    expiredLink: defaultSettingByName(name: "renew-expired-link") {
      id
      value
    }
    expiringLink: defaultSettingByName(name: "renew-expiring-link") {
      id
      value
    }
  }
`

export const beforeQuery = () => ({
  variables: {},
  fetchPolicy: 'network-only' as const,
})

export const Loading = () => <div style={{ height: bannerRoom() }} />

/** Without a notice, the banner's room is given up, also for the next page load. */
const Nothing = () => {
  useLayoutEffect(() => keepBannerRoom(0), [])
  return null
}

// A failed banner query must not show an error on every page.
export const Failure = Nothing

export const Success = ({
  getDuesAndExpiration: dues,
  expiredLink,
  expiringLink,
}: PropsOf<'RenewalBannerQuery'>) => {
  const { expired, expiringSoon, overduePayments, upcomingPaymentDue } = dues
  const all = [expired, expiringSoon, overduePayments, upcomingPaymentDue]
  return all.some(({ length }) => length > 0) ? (
    <Suspense fallback={<Loading />}>
      <DueBanner
        dues={dues}
        renewalLinks={{
          expired: expiredLink?.value,
          expiring: expiringLink?.value,
        }}
      />
    </Suspense>
  ) : (
    <Nothing />
  )
}
