// The one rule that answers "Would we lose anything tonight?", for the administrators' home and the pages of backups.

import { DAY_MS } from '../../manilaTime'

import type { BackupSchedule } from './schedule'

/** Reasons for concern, the gravest first. */
export const concerns = [
  'NEVER_VERIFIED',
  'LAST_FAILED',
  'TOO_OLD',
  'NOT_PLANNED',
  'ONE_PLACE',
] as const

export type Concern = (typeof concerns)[number]

type BackupFacts = Pick<BackupSchedule, 'frequency'> & {
  isEnabled: boolean
  /** The time of the newest verified backup whose file is there. */
  verifiedAt: Date | null
  /** Whether the newest backup that has ended failed. */
  hasFailed: boolean
  hasSecondStore: boolean
}

const periods = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS }

/** Two periods of the schedule; without one, two weeks. */
const longestAge = ({ isEnabled, frequency }: BackupFacts) =>
  2 * periods[isEnabled ? frequency : 'WEEKLY']

const grave: readonly Concern[] = ['NEVER_VERIFIED', 'LAST_FAILED', 'TOO_OLD']

/** How the backups of the school stand: `DANGER` means that more than two periods could be lost. */
export const backupSafety = (facts: BackupFacts, now: Date) => {
  const { verifiedAt, hasFailed, isEnabled, hasSecondStore } = facts
  const applies: Record<Concern, boolean> = {
    NEVER_VERIFIED: verifiedAt === null,
    LAST_FAILED: hasFailed,
    TOO_OLD:
      verifiedAt !== null &&
      now.getTime() - verifiedAt.getTime() > longestAge(facts),
    NOT_PLANNED: !isEnabled,
    ONE_PLACE: !hasSecondStore,
  }
  const found = concerns.filter((concern) => applies[concern])
  const level = found.some((concern) => grave.includes(concern))
    ? ('DANGER' as const)
    : found.length > 0
      ? ('WARNING' as const)
      : ('SAFE' as const)
  return { level, concerns: found }
}
