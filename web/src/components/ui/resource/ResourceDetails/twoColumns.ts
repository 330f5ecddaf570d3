/** A record's facts or form on the left and related content on the right; stacked on phones. */
export const twoColumns =
  'grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6'
