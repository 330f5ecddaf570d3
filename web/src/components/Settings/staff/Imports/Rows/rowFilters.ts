import type { Figure } from 'src/components/Settings/staff/Imports/importRun'

/** The words of the URL for each result and outcome, and the figure that counts their rows. */
export const figureOf = {
  error: 'error',
  new: 'new',
  update: 'update',
  same: 'same',
  'left-out': 'leftOut',
  'taken-back': 'takenBack',
  kept: 'kept',
  failed: 'failed',
} as const satisfies Record<string, Figure>

export type RowFilter = keyof typeof figureOf

export const rowFilters = Object.keys(figureOf) as RowFilter[]
