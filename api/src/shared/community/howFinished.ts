// The words of a finished task never mix: done by oneself, approved by a reviewer, counted by itself.
export type HowFinished = 'DONE_BY_YOU' | 'APPROVED' | 'BY_ITSELF'

type Finished = {
  verification: 'SELF' | 'AUTO' | 'REVIEW'
  /** Who decided on it; nobody did of what one ticks oneself. */
  decidedById: number | null
}

/** By what happened: a task may be verified otherwise today than when it was finished. */
export const howFinished = ({
  verification,
  decidedById,
}: Finished): HowFinished =>
  decidedById !== null
    ? 'APPROVED'
    : verification === 'AUTO'
      ? 'BY_ITSELF'
      : 'DONE_BY_YOU'
