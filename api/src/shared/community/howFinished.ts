// How a task was finished: ticked by the member, approved by a reviewer, or automatically.
export type HowFinished = 'DONE_BY_YOU' | 'APPROVED' | 'BY_ITSELF'

type Finished = {
  verification: 'SELF' | 'AUTO' | 'REVIEW'
  /** The reviewer who approved it; null for a ticked task. */
  decidedById: number | null
}

/** Decided by what happened at the time, since the task's kind may have changed. */
export const howFinished = ({
  verification,
  decidedById,
}: Finished): HowFinished =>
  decidedById !== null
    ? 'APPROVED'
    : verification === 'AUTO'
      ? 'BY_ITSELF'
      : 'DONE_BY_YOU'
