import { lazy, Suspense, useLayoutEffect } from 'react'

import type {
  RenewalBannerQuery,
  RenewalBannerQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { asDues } from 'src/components/Billing/Dues/asDues'
import {
  bannerRoom,
  keepBannerRoom,
} from 'src/components/Billing/Dues/bannerRoom'

import { renewalNotice } from '$api/src/shared/billing/renewalNotice'

// Loaded lazily: most members have nothing due.
const RenewalBanner = lazy(
  () => import('src/components/Billing/Dues/RenewalBanner')
)

export const QUERY: TypedDocumentNode<
  RenewalBannerQuery,
  RenewalBannerQueryVariables
> = gql`
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
    renewalLink: defaultSettingByName(name: "renewal-checkout-link") {
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

/** Without a notice the room is given up, also for the next page load. */
const Nothing = () => {
  useLayoutEffect(() => keepBannerRoom(0), [])
  return null
}

// A failed banner query must not show an error on every page.
export const Failure = Nothing

export const Success = ({
  getDuesAndExpiration: dues,
  renewalLink,
}: CellSuccessProps<RenewalBannerQuery>) => {
  const notice = renewalNotice(asDues(dues))
  return notice ? (
    <Suspense fallback={<Loading />}>
      <RenewalBanner notice={notice} renewalLink={renewalLink?.value} />
    </Suspense>
  ) : (
    <Nothing />
  )
}
