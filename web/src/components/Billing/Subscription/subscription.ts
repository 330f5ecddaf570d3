import type { SubscriptionFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

import {
  isLive,
  subscriptionState,
  type StoredStatus,
  type SubscriptionState,
} from '$api/src/shared/billing/subscriptions/subscriptionExpiry'

registerFragment(gql`
  fragment SubscriptionFields on SubscriptionRecord {
    id
    status
    startsAt
    expiry
    isPrimary
    pauseCause
    productName
    paymentTermLabel
    createdAt
    funnel {
      id
      name
    }
  }
`)

export type Times = Pick<SubscriptionFields, 'status' | 'startsAt' | 'expiry'>

const instant = (text?: string | null) => (text ? new Date(text) : null)

export const timesOf = ({ status, startsAt, expiry }: Times) => ({
  status: status as StoredStatus,
  startsAt: instant(startsAt),
  expiry: instant(expiry),
})

export const stateOf = (times: Times) => subscriptionState(timesOf(times))

/** Whether the subscription gives access today. */
export const isLiveNow = (times: Times) => isLive(timesOf(times))

/** The queries to reload after a change of a subscription. */
export const queriesAfterChange = [
  'UserSubscriptionsQuery',
  'FindSubscriptionQuery',
  'UserInvoicesQuery',
]

export const stateTones: Record<SubscriptionState, BadgeTone> = {
  pending: 'warning',
  upcoming: 'info',
  active: 'success',
  lifetime: 'success',
  grace: 'error',
  expired: 'error',
  paused: 'outline',
  unenrolled: 'outline',
  superseded: 'outline',
}
