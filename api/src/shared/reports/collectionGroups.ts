/** What a report of collections can be summed by; none of a batch or a coupon is '0'. */
export const collectionGroups = [
  'product',
  'funnel',
  'batch',
  'platform',
  'coupon',
] as const

export type CollectionGroup = (typeof collectionGroups)[number]

export const isCollectionGroup = (
  text: string | null | undefined
): text is CollectionGroup => collectionGroups.some((group) => group === text)

/** The line of all that have no line of their own; it opens no payments. */
export const OTHERS = 'others'

/** So many lines have a figure of their own, the largest first. */
export const MOST_LINES = 100
