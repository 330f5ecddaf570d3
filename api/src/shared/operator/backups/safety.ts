// The one rule that answers "Would we lose anything tonight?", for the administrators' home and the pages of backups.

import { DAY_MS } from '../../manilaTime'

import type { BackupSchedule } from './schedule'

/** Reasons for concern, the gravest first. */
export const concerns = [
  'NEVER_VERIFIED',
  'LAST_FAILED',
  'TOO_OLD',
  'NOT_PLANNED',
  'FIRST_PLANNED',
  'ONE_PLACE',
] as const

export type Concern = (typeof concerns)[number]

type BackupFacts = Pick<BackupSchedule, 'frequency'> & {
  isEnabled: boolean
  /** The time of the newest verified backup whose file is there. */
  verifiedAt: Date | null
  /** Whether a backup has ended, well or not. */
  hasEnded: boolean
  /** Whether the newest backup that has ended failed. */
  hasFailed: boolean
  hasSecondStore: boolean
}

const periods = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS }

/** Two periods of the schedule; two weeks without a schedule. */
const longestAge = ({ isEnabled, frequency }: BackupFacts) =>
  2 * periods[isEnabled ? frequency : 'WEEKLY']

const grave: readonly Concern[] = ['NEVER_VERIFIED', 'LAST_FAILED', 'TOO_OLD']

/**
 * How the backups of the school stand: `DANGER` means that more than two periods could be lost, `PLANNED` that the first
 * backup comes by itself.
 */
export const backupSafety = (facts: BackupFacts, now: Date) => {
  const { verifiedAt, hasEnded, hasFailed, isEnabled, hasSecondStore } = facts
  // Nothing has gone wrong yet, and the schedule begins by itself.
  const isFirstPlanned = verifiedAt === null && isEnabled && !hasEnded
  const applies: Record<Concern, boolean> = {
    NEVER_VERIFIED: verifiedAt === null && !isFirstPlanned,
    LAST_FAILED: hasFailed,
    TOO_OLD:
      verifiedAt !== null &&
      now.getTime() - verifiedAt.getTime() > longestAge(facts),
    NOT_PLANNED: !isEnabled,
    FIRST_PLANNED: isFirstPlanned,
    ONE_PLACE: !hasSecondStore,
  }
  const found = concerns.filter((concern) => applies[concern])
  // Backups in one place are safe from mistakes; the page advises a second store.
  const level = found.some((concern) => grave.includes(concern))
    ? ('DANGER' as const)
    : isFirstPlanned
      ? ('PLANNED' as const)
      : found.some((concern) => concern !== 'ONE_PLACE')
        ? ('WARNING' as const)
        : ('SAFE' as const)
  return { level, concerns: found }
}
