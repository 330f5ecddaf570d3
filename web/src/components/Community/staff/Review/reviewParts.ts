/** The tabs of a stage's requests: the words of the URL for the list's filter. */
export const reviewParts = ['waiting', 'returned', 'decided', 'ended'] as const
