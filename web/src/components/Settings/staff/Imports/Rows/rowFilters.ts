import type { ImportRowsFilter, ImportRunFields } from 'types/graphql'

import {
  sumOf,
  type Figure,
} from 'src/components/Settings/staff/Imports/importRun'
import type { TableList } from 'src/hooks/resource/useTableState'

import { enumValueOf } from '$api/src/shared/text/enumWords'

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

/** All rows, where those with errors come first. */
export const ALL = 'all'

export const rowList: TableList = { filters: [...rowFilters, ALL] }

type Counts = Pick<ImportRunFields, 'counts'>

export const countOf = ({ counts }: Counts, filter: RowFilter) =>
  sumOf(counts, figureOf[filter])

/** The rows that an import shows: those with errors before all others, until the URL names others that there are. */
export const filterOf = (
  run: Counts,
  word: string | undefined
): ImportRowsFilter | undefined => {
  const chosen = rowFilters.find((filter) => filter === word)
  if (chosen && countOf(run, chosen) > 0)
    return enumValueOf(chosen) as ImportRowsFilter
  return word !== ALL && countOf(run, 'error') > 0 ? 'ERROR' : undefined
}
