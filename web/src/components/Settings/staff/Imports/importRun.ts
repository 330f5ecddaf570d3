// An import as its list and its page show it.
import type { ImportRunFields, ImportRunsPageQuery } from 'types/graphql'

import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

export const statusTones: Record<ImportRunFields['status'], BadgeTone> = {
  CHECKING: 'info',
  CHECKED: 'warning',
  APPLYING: 'info',
  DONE: 'success',
  UNDOING: 'info',
  UNDONE: 'neutral',
}

export const isRunning = ({ status }: Pick<ImportRunFields, 'status'>) =>
  ['CHECKING', 'APPLYING', 'UNDOING'].includes(status)

type ListedRun = ImportRunsPageQuery['importRunsPage']['rows'][number]

export const runColumns: Column<ListedRun>[] = [
  textColumn('fileName', fixed),
  choiceColumn('mode', fixed),
  badgeColumn('status', statusTones, fixed),
  textColumn('createdByName', fixed),
  dateColumn('createdAt', { look: 'time' }),
]

type Count = ImportRunFields['counts'][number]
export type Figure = Exclude<keyof Count, 'sheet' | '__typename'>

/** The sum of a figure over the sheets of a file. */
export const sumOf = (counts: ImportRunFields['counts'], figure: Figure) =>
  counts.reduce((sum, count) => sum + count[figure], 0)
