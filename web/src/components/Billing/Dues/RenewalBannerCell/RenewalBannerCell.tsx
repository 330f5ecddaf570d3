import { lazy } from 'react'

import type {
  RenewalBannerQuery,
  RenewalBannerQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { renewalNotice } from '$api/src/shared/billing/renewalNotice'

// Most have nothing due, and fetch no banner.
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

// A banner that cannot be asked for is no reason to say so on every page.
export const Loading = () => null
export const Failure = () => null

type Dated = { id: number; expiry: string }

const dated = (rows: readonly Dated[]) =>
  rows.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) }))

export const Success = ({
  getDuesAndExpiration: dues,
  renewalLink,
}: CellSuccessProps<RenewalBannerQuery>) => {
  const notice = renewalNotice({
    expired: dated(dues.expired),
    expiringSoon: dated(dues.expiringSoon),
    overduePayments: [...dues.overduePayments],
    upcomingPaymentDue: [...dues.upcomingPaymentDue],
  })
  return notice ? (
    <RenewalBanner notice={notice} renewalLink={renewalLink?.value} />
  ) : null
}
