// Validates an opening rule, which opening.ts evaluates. The database checks the same conditions.
import type { ErrorCode } from '../errors'
import { isDay, type Day } from '../manilaTime'

import type { OpeningRule } from './opening'

type Typed = {
  opensBy: OpeningRule['opensBy']
  opensOn?: string | null
  opensAfterDays?: number | null
  opensAtStage?: number | null
}

export const MAX_OPENING_DAYS = 3650

/** The rules that count days. */
export const countsDays = (opensBy: OpeningRule['opensBy']) =>
  ['ENROLMENT', 'BATCH_LAUNCH', 'PREVIOUS_LESSON'].includes(opensBy)

const wrongNumber = (
  number: number | null | undefined,
  low: number,
  high: number
): ErrorCode | false => {
  if (number == null) return 'REQUIRED'
  return (
    (!Number.isSafeInteger(number) || number < low || number > high) &&
    'INVALID'
  )
}

/** The invalid fields of a rule. */
export const openingProblems = ({
  opensBy,
  opensOn,
  opensAfterDays,
  opensAtStage,
}: Typed): Record<string, ErrorCode | false> => ({
  opensOn:
    opensBy === 'DATE' &&
    (!opensOn ? 'REQUIRED' : !isDay(opensOn) && 'DATE_INVALID'),
  opensAfterDays:
    countsDays(opensBy) && wrongNumber(opensAfterDays, 0, MAX_OPENING_DAYS),
  opensAtStage: opensBy === 'STAGE' && wrongNumber(opensAtStage, 1, 999),
})

/** The rule with only the fields that its kind needs. */
export const openingOf = ({
  opensBy,
  opensOn = null,
  opensAfterDays = null,
  opensAtStage = null,
}: Typed) => ({
  opensBy,
  opensOn: opensBy === 'DATE' ? (opensOn as Day) : null,
  opensAfterDays: countsDays(opensBy) ? opensAfterDays : null,
  opensAtStage: opensBy === 'STAGE' ? opensAtStage : null,
})
