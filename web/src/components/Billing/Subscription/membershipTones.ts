import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

/** The membership statuses of spec section 3. */
export const membershipTones: Record<string, BadgeTone> = {
  Active: 'success',
  Expired: 'error',
  'Multiple Subscriptions Found': 'warning',
}
