// The rows of an import as its page lists them.
import type { ImportRowsPageQuery } from 'types/graphql'

import {
  badgeColumn,
  fixed,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

import { RowCells } from './RowCells'
import type { RowNote, RowReason } from './rowNotes'

import type { ImportKind } from '$api/src/shared/settings/imports/templates'

export type ListedRow =
  ImportRowsPageQuery['importRowsPage']['rows'][number] & {
    /** The row's result or, once undone, its outcome. */
    state: string | null
  }

const tones: Record<string, BadgeTone> = {
  NEW: 'success',
  UPDATE: 'info',
  SAME: 'neutral',
  ERROR: 'error',
  LEFT_OUT: 'neutral',
  TAKEN_BACK: 'success',
  KEPT: 'warning',
  FAILED: 'error',
}

export const stateOf = ({
  isLeftOut,
  result,
  outcome,
}: Pick<ListedRow, 'isLeftOut' | 'result' | 'outcome'>) =>
  isLeftOut ? 'LEFT_OUT' : (outcome ?? result ?? null)

export const rowColumns = (kind: ImportKind): Column<ListedRow>[] => [
  {
    key: 'line',
    ...fixed,
    value: ({ sheet, line }) => `${sheet} ${line}`,
  },
  badgeColumn('state', tones, fixed),
  {
    key: 'cells',
    ...fixed,
    value: ({ sheet, cells, notes, reasons }) => (
      <RowCells
        kind={kind}
        sheet={sheet}
        cells={cells as Record<string, string>}
        notes={notes as RowNote[]}
        reasons={reasons as RowReason[]}
      />
    ),
  },
]
