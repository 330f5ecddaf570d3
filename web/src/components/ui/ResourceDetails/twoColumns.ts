/** A record's own facts or form at the left, what belongs to it at the right; on a phone below. */
export const twoColumns =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6'
