// How members come into the care of a success manager (docs/decisions/0061).

/** The values of the setting `success-assignment`. */
export const assignmentRules = [
  'manual',
  'round-robin',
  'least-loaded',
  'by-batch',
] as const

export type AssignmentRule = (typeof assignmentRules)[number]

/** The rule of a stored setting; assignment is by hand while the setting is empty. */
export const assignmentRuleOf = (text: string | null): AssignmentRule =>
  assignmentRules.find((rule) => rule === text) ?? 'manual'

export type Candidate = {
  id: number
  /** Members in their care. */
  load: number
  /** The most members that a rule gives them; null is no limit. */
  capacity: number | null
  /** When they last got a member, in milliseconds; 0 for never. */
  lastAssignedAt: number
  /** The batches that they look after. */
  batchIds: readonly number[]
}

/** Whether a rule may give them another member. */
export const hasPlace = ({ load, capacity }: Candidate) =>
  capacity === null || load < capacity

/** The load as a part of the capacity; managers without a limit are compared by their number of members. */
const share = ({ load, capacity }: Candidate) =>
  capacity === null ? load / UNLIMITED : load / capacity

/** The capacity that managers without a limit are compared by. */
const UNLIMITED = 100

const first = (
  candidates: readonly Candidate[],
  keyOf: (candidate: Candidate) => number
) =>
  [...candidates].sort((a, b) => keyOf(a) - keyOf(b) || a.id - b.id)[0] ?? null

/**
 * The active success manager who gets the next member; null if nobody has a place, or the rule is by hand. Managers of
 * the member's batch alone are asked by the rule `by-batch`.
 */
export const nextManager = (
  rule: AssignmentRule,
  candidates: readonly Candidate[],
  batchId: number | null
): Candidate | null => {
  const free = candidates.filter(hasPlace)
  switch (rule) {
    case 'manual':
      return null
    case 'round-robin':
      return first(free, ({ lastAssignedAt }) => lastAssignedAt)
    case 'least-loaded':
      return first(free, share)
    case 'by-batch':
      return batchId === null
        ? null
        : first(
            free.filter(({ batchIds }) => batchIds.includes(batchId)),
            share
          )
  }
}

/** Tasks that a playbook makes and closes by itself. */
export const playbookKinds = [
  'ONBOARDING',
  'AT_RISK',
  'RENEWAL',
  'PAYMENT',
] as const

/** The kinds of tasks that staff make. */
export const handKinds = ['CALL', 'OTHER'] as const

/** The key of the task at-risk for a member who has never signed in. */
export const NEVER_SEEN = 'never'

/** A member who has been away for this many days is at risk. */
export const AT_RISK_DAYS = 14
