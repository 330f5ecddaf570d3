import type { BadgeTone } from 'src/components/ui/StatusBadge/StatusBadge'

/** The statuses of a membership that spec section 3 names. */
export const membershipTones: Record<string, BadgeTone> = {
  Active: 'success',
  Expired: 'error',
  'Multiple Subscriptions Found': 'warning',
}
