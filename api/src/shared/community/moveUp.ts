// The way from one stage to the next: who may ask, what a request may become, and when it is late.
import { daysBetween, type Day } from '../manilaTime'

export const moveUpStatuses = [
  'REQUESTED',
  'IN_REVIEW',
  'RETURNED',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'REVERTED',
] as const

export type MoveUpStatus = (typeof moveUpStatuses)[number]

/** At most one of these is a member's (a partial unique index keeps it so). */
export const openStatuses = [
  'REQUESTED',
  'IN_REVIEW',
  'RETURNED',
] as const satisfies MoveUpStatus[]

/** Waits for a reviewer. */
export const waitingStatuses = [
  'REQUESTED',
  'IN_REVIEW',
] as const satisfies MoveUpStatus[]

/** What may become of a request; whoever changes one looks here. */
export const nextStatuses: Record<MoveUpStatus, readonly MoveUpStatus[]> = {
  REQUESTED: ['IN_REVIEW', 'WITHDRAWN', 'EXPIRED'],
  // Released, or decided by who has taken it; once their hours are over it ends as one that nobody has.
  IN_REVIEW: [
    'REQUESTED',
    'APPROVED',
    'RETURNED',
    'DECLINED',
    'WITHDRAWN',
    'EXPIRED',
  ],
  // Asked again: the next round.
  RETURNED: ['REQUESTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: ['REVERTED'],
  DECLINED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  REVERTED: [],
}

const HOUR_MS = 3_600_000

/** Who takes a request has it for so long; then another may. */
export const CLAIM_HOURS = 2
/** Nobody has moved it for so long: it ends. */
export const EXPIRES_AFTER_DAYS = 30

export const claimEnds = (claimedAt: Date) =>
  new Date(claimedAt.getTime() + CLAIM_HOURS * HOUR_MS)

export const slaDueAt = (submittedAt: Date, slaHours: number) =>
  new Date(submittedAt.getTime() + slaHours * HOUR_MS)

export type Missing =
  | 'noStage'
  | 'lastStage'
  | 'requiredTasks'
  | 'requiredPoints'
  | 'openRequest'
  | 'coolDown'

/** One line of "Bakit?". */
export type ReadinessStep = {
  rule: Missing
  inputs: Record<string, number | string>
  result: boolean
}

type Readiness = {
  stageNumber: number | null
  nextStageNumber: number | null
  remainingRequired: number
  points: number
  requiredPoints: number | null
  /** Of the open request; one that was returned may be sent again. */
  openStatus: MoveUpStatus | null
  /** The first day on which they may ask again. */
  coolDownUntil: Day | null
}

/** May somebody ask to move up, what is missing, and why. */
export const moveUpReadiness = (
  {
    stageNumber,
    nextStageNumber,
    remainingRequired,
    points,
    requiredPoints,
    openStatus,
    coolDownUntil,
  }: Readiness,
  today: Day
) => {
  const daysToWait = coolDownUntil ? daysBetween(today, coolDownUntil) : 0
  const trace: ReadinessStep[] = [
    {
      rule: 'noStage',
      inputs: { stage: stageNumber ?? 0 },
      result: stageNumber !== null,
    },
    {
      rule: 'lastStage',
      inputs: { nextStage: nextStageNumber ?? 0 },
      result: nextStageNumber !== null,
    },
    {
      rule: 'requiredTasks',
      inputs: { remainingRequired },
      result: remainingRequired === 0,
    },
    {
      rule: 'requiredPoints',
      inputs: { points, requiredPoints: requiredPoints ?? 0 },
      result: points >= (requiredPoints ?? 0),
    },
    {
      rule: 'openRequest',
      inputs: { status: openStatus ?? '' },
      result: openStatus === null || openStatus === 'RETURNED',
    },
    {
      rule: 'coolDown',
      inputs: { daysToWait: Math.max(0, daysToWait) },
      result: daysToWait <= 0,
    },
  ]
  const missing = trace.filter(({ result }) => !result).map(({ rule }) => rule)
  return { isReady: missing.length === 0, missing, trace }
}
