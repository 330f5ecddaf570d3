import type { KnownSeal, LogCheck } from './checkLog'

/** Reads a seal that was noted, `number:digest`; null for any other text. */
export const readKnownSeal = (text: string): KnownSeal | null => {
  const match = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text)
  return match && { id: Number(match[1]), digest: match[2] }
}

const dayOf = (at: Date | null) => at?.toISOString() ?? '–'

/** The lines that `yarn sulong audit` prints. */
export const auditReport = (check: LogCheck) => {
  const { seals, rows, from, to, emptied, removed, last, waiting } = check
  return {
    lines: [
      `${rows} rows from ${dayOf(from)} to ${dayOf(to)} hold, in ${seals} seals; ${emptied} of them without their personal values, whose people were anonymised`,
      ...(removed
        ? [
            `${removed.rows} rows up to ${dayOf(removed.until)} were removed, as the setting of retention says`,
          ]
        : []),
      ...(last
        ? [
            `Note the last seal away from this machine, and give it to the next audit: --known ${last.id}:${last.digest}`,
          ]
        : []),
    ],
    warnings: [
      ...(waiting.count > 0
        ? [
            `${waiting.count} rows since ${dayOf(waiting.since)} are not sealed: does a worker run?`,
          ]
        : []),
      ...(check.problem ? [check.problem] : []),
    ],
  }
}
