// Moving up a stage: who may request it, how a request's status may change, and when a request is late.
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

/** A member has at most one request in these states (enforced by a partial unique index). */
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

/** The allowed status changes; every change checks this table. */
export const nextStatuses: Record<MoveUpStatus, readonly MoveUpStatus[]> = {
  REQUESTED: ['IN_REVIEW', 'WITHDRAWN', 'EXPIRED'],
  // The reviewer who claimed the request releases or decides it. Once the claim has expired, it can end like an
  // unclaimed one.
  IN_REVIEW: [
    'REQUESTED',
    'APPROVED',
    'RETURNED',
    'DECLINED',
    'WITHDRAWN',
    'EXPIRED',
  ],
  // Submitting again starts a new round.
  RETURNED: ['REQUESTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: ['REVERTED'],
  DECLINED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  REVERTED: [],
}

const HOUR_MS = 3_600_000

/** How long a reviewer's claim lasts; then another reviewer may take the request. */
export const CLAIM_HOURS = 2
/** A request without a change for this many days expires. */
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
  /** The status of the member's open request; a returned request may be sent again. */
  openStatus: MoveUpStatus | null
  /** The first day on which the member may send a new request. */
  coolDownUntil: Day | null
}

/** Whether a member may request to move up, what is missing, and why. */
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
