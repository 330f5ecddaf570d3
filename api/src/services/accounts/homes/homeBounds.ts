/** Counts of a home stop one above it: beyond that, "many" says as much, and costs no more. */
export const COUNTED = 1001

/** So many lines of a list stand on a home. */
export const LISTED = 6
