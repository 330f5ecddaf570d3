import type { RenewalBannerQuery } from 'types/graphql'

import type { Dues } from '$api/src/shared/billing/renewalNotice'

type Dated = { id: number; expiry: string }

const dated = (rows: readonly Dated[]) =>
  rows.map(({ id, expiry }) => ({ id, expiry: new Date(expiry) }))

/** Converts the api's answer: its timestamps become dates. */
export const asDues = (
  dues: RenewalBannerQuery['getDuesAndExpiration']
): Dues => ({
  expired: dated(dues.expired),
  expiringSoon: dated(dues.expiringSoon),
  overduePayments: [...dues.overduePayments],
  upcomingPaymentDue: [...dues.upcomingPaymentDue],
})
