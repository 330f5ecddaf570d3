/**
 * The counts of a home page stop here, which keeps the queries cheap. A page shows a count above a thousand as "many".
 */
export const COUNTED = 1001

/** The number of rows in a home page's lists. */
export const LISTED = 6
