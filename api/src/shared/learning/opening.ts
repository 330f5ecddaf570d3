// When a lesson opens to its learner (product.md "Courses": drip), in Manila days. A unit's rule and a lesson's own must
// both be met; whoever gave a member or a batch another day has the last word. The same rules stand in SQL for what
// the search may find (services/learning/myCourses/openCourse.ts), and are tested to be the same.
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
  /** Given to this learner or their batch, instead of the rule. */
  overriddenTo: Day | null
}

/** What the rules look at. */
export type LearnerFacts = {
  today: Day
  enrolledOn: Day
  /** Of their batch, if they are in one. */
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

/** Why something is closed, and what would open it: a day, a stage, an earlier lesson or a payment. */
export type Lock = {
  reason: LockReason
  /** The first day on which it is open; null when no day is known yet. */
  opensOn: Day | null
  /** Of the rule, as Bakit? tells it. */
  days: number | null
  stageNumber: number | null
}

/** The day on which the lesson before was completed; null when it is not, undefined when there is none. */
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

/** What keeps a unit or lesson closed by its own rule, or null when it is open. */
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
  /** Whether it was ever opened: an overdue bill closes only what was not. */
  wasOpened: boolean
}

type LockedOutline = {
  progression: 'FREE' | 'SEQUENTIAL'
  /** The stage that the course itself waits for. */
  minStageNumber: number | null
  isLimited: boolean
  facts: LearnerFacts
  units: (OpeningRule & { lessons: LockedLesson[] })[]
}

/** The lessons of a course that are closed to its learner, each with what closes it. */
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
