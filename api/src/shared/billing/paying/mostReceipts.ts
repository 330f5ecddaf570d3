/** The bills page shows this many of a member's newest receipts; the API returns one more, which says that there are more. */
export const MOST_RECEIPTS = 200
