// Whether a form takes answers now.

/** FormStatus as stored. */
export type StoredStatus = 'DRAFT' | 'PUBLISHED' | 'CLOSED' | 'ARCHIVED'

export type FormTerms = {
  status: StoredStatus
  opensAt: Date | null
  closesAt: Date | null
  maxResponses: number | null
}

/** `hidden`: the form is a draft or archived, and its address leads nowhere. */
export type FormState = 'hidden' | 'notYet' | 'open' | 'full' | 'closed'

/** The state at a time, with the number of responses that were sent. */
export const formState = (
  { status, opensAt, closesAt, maxResponses }: FormTerms,
  sentCount: number,
  now: Date
): FormState => {
  if (status === 'DRAFT' || status === 'ARCHIVED') return 'hidden'
  if (status === 'CLOSED' || (closesAt && closesAt <= now)) return 'closed'
  if (maxResponses !== null && sentCount >= maxResponses) return 'full'
  return opensAt && opensAt > now ? 'notYet' : 'open'
}
