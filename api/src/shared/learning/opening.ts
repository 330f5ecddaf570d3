// The rules for when a lesson opens to its learner, in Manila days. The rules of the unit and of the lesson must both
// be met; an override for a member or batch replaces a rule. The search uses the same rules in SQL
// (services/learning/courses/myCourses/openCourse.ts); a test compares the two.
import { addDays, type Day } from '../manilaTime'

export type OpeningRule = {
  opensBy:
    | 'AT_ONCE'
    | 'DATE'
    | 'ENROLMENT'
    | 'BATCH_LAUNCH'
    | 'PREVIOUS_LESSON'
    | 'STAGE'
  opensOn: Day | null
  opensAfterDays: number | null
  opensAtStage: number | null
  /** The day of the override for this learner or their batch, which replaces the rule. */
  overriddenTo: Day | null
}

/** The facts that the rules use. */
export type LearnerFacts = {
  today: Day
  enrolledOn: Day
  /** The launch day of the learner's batch; null if they are in no batch. */
  launchedOn: Day | null
  /** 0 without a stage. */
  stageNumber: number
}

export type LockReason =
  | 'DATE'
  | 'ENROLMENT'
  | 'BATCH_LAUNCH'
  | 'PREVIOUS_LESSON'
  | 'STAGE'
  | 'SEQUENCE'
  | 'OVERDUE'

/** The reason why a lesson is closed, and what opens it: a day, a stage, an earlier lesson or a payment. */
export type Lock = {
  reason: LockReason
  /** The first day on which the lesson is open; null if no day is known yet. */
  opensOn: Day | null
  /** The number of days in the opening rule, for "Bakit?". */
  days: number | null
  stageNumber: number | null
}

/**
 * The day on which the previous lesson was completed; null if it was not completed, undefined if there is no previous
 * lesson.
 */
export type Previous = Day | null | undefined

const closed = (lock: Partial<Lock> & { reason: LockReason }): Lock => ({
  opensOn: null,
  days: null,
  stageNumber: null,
  ...lock,
})

const untilDay = (
  reason: LockReason,
  opensOn: Day | null,
  { today }: LearnerFacts,
  days: number | null = null
) =>
  opensOn !== null && opensOn <= today
    ? null
    : closed({ reason, opensOn, days })

/** The lock of a unit or lesson by its own rule; null if that rule leaves it open. */
export const lockOf = (
  rule: OpeningRule,
  facts: LearnerFacts,
  previous: Previous
): Lock | null => {
  if (rule.overriddenTo !== null)
    return untilDay('DATE', rule.overriddenTo, facts)
  const days = rule.opensAfterDays ?? 0
  const after = (day: Day | null) => day && addDays(day, days)
  switch (rule.opensBy) {
    case 'AT_ONCE':
      return null
    case 'DATE':
      return untilDay('DATE', rule.opensOn, facts)
    case 'ENROLMENT':
      return untilDay('ENROLMENT', after(facts.enrolledOn), facts, days)
    case 'BATCH_LAUNCH':
      return untilDay('BATCH_LAUNCH', after(facts.launchedOn), facts, days)
    case 'PREVIOUS_LESSON':
      return previous === undefined
        ? null
        : untilDay('PREVIOUS_LESSON', after(previous), facts, days)
    case 'STAGE':
      return facts.stageNumber >= (rule.opensAtStage ?? 0)
        ? null
        : closed({ reason: 'STAGE', stageNumber: rule.opensAtStage })
  }
}

type LockedLesson = OpeningRule & {
  id: number
  isRequired: boolean
  completedOn: Day | null
  /** Whether the learner ever opened the lesson; an overdue bill closes only unopened lessons. */
  wasOpened: boolean
}

type LockedOutline = {
  progression: 'FREE' | 'SEQUENTIAL'
  /** The minimum stage of the course itself. */
  minStageNumber: number | null
  isLimited: boolean
  facts: LearnerFacts
  units: (OpeningRule & { lessons: LockedLesson[] })[]
}

/** The closed lessons of a course, each with its lock. */
export const lessonLocks = ({
  progression,
  minStageNumber,
  isLimited,
  facts,
  units,
}: LockedOutline) => {
  const locks = new Map<number, Lock>()
  let previous: Previous
  let waitsFor = false

  for (const unit of units) {
    const unitLock = lockOf(unit, facts, previous)
    for (const lesson of unit.lessons) {
      const lock =
        (minStageNumber !== null && facts.stageNumber < minStageNumber
          ? closed({ reason: 'STAGE', stageNumber: minStageNumber })
          : null) ??
        (isLimited && !lesson.wasOpened
          ? closed({ reason: 'OVERDUE' })
          : null) ??
        unitLock ??
        lockOf(lesson, facts, previous) ??
        (progression === 'SEQUENTIAL' && waitsFor
          ? closed({ reason: 'SEQUENCE' })
          : null)
      if (lock) locks.set(lesson.id, lock)
      if (lesson.isRequired && lesson.completedOn === null) waitsFor = true
      previous = lesson.completedOn
    }
  }
  return locks
}
