/** A home page's counts stop one above its bound: beyond that it shows "many", which keeps the query cheap. */
export const COUNTED = 1001

/** The number of rows in a home page's lists. */
export const LISTED = 6
