// How a task was finished: ticked by the member, approved by a reviewer, or automatically.
export type HowFinished = 'DONE_BY_YOU' | 'APPROVED' | 'BY_ITSELF'

type Finished = {
  verification: 'SELF' | 'AUTO' | 'REVIEW'
  /** The reviewer who approved the task; null for a task that the member ticked. */
  decidedById: number | null
}

/** A stored reviewer decides first, because the kind of the task may have changed since it was finished. */
export const howFinished = ({
  verification,
  decidedById,
}: Finished): HowFinished =>
  decidedById !== null
    ? 'APPROVED'
    : verification === 'AUTO'
      ? 'BY_ITSELF'
      : 'DONE_BY_YOU'
