/** The groupings of a collections report; '0' stands for no batch or no coupon. */
export const collectionGroups = [
  'product',
  'funnel',
  'batch',
  'platform',
  'coupon',
] as const

export type CollectionGroup = (typeof collectionGroups)[number]

/** The key of the line that sums up everything without a line of its own. Its payments cannot be listed. */
export const OTHERS = 'others'

/** At most this many lines are shown, largest first. */
export const MOST_LINES = 100
