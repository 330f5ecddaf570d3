import type { SubscriptionFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { BadgeTone } from 'src/components/ui/StatusBadge/StatusBadge'

import {
  subscriptionState,
  type StoredStatus,
  type SubscriptionState,
} from '$api/src/shared/billing/subscriptionExpiry'

registerFragment(gql`
  fragment SubscriptionFields on SubscriptionRecord {
    id
    status
    startsAt
    expiry
    isPrimary
    productName
    paymentTermLabel
    createdAt
    funnel {
      id
      name
    }
  }
`)

const instant = (text?: string | null) => (text ? new Date(text) : null)

export const stateOf = ({
  status,
  startsAt,
  expiry,
}: Pick<SubscriptionFields, 'status' | 'startsAt' | 'expiry'>) =>
  subscriptionState({
    status: status as StoredStatus,
    startsAt: instant(startsAt),
    expiry: instant(expiry),
  })

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
