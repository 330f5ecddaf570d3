// A statement file as the desk lists it.
import type {
  StatementImportsPageQuery,
  StatementImportStatus,
  StatementLineStatus,
} from 'types/graphql'

import {
  badgeColumn,
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge/StatusBadge'

import { platformLabel } from '$api/src/shared/billing/platforms'

type ListedImport =
  StatementImportsPageQuery['statementImportsPage']['rows'][number]

export const importTones: Record<StatementImportStatus, BadgeTone> = {
  OPEN: 'info',
  APPROVED: 'success',
  UNDONE: 'warning',
  DISCARDED: 'neutral',
}

export const lineTones: Record<StatementLineStatus, BadgeTone> = {
  MATCHED: 'info',
  UNMATCHED: 'warning',
  USED: 'neutral',
  UNREADABLE: 'neutral',
  IGNORED: 'neutral',
  APPROVED: 'success',
  FAILED: 'error',
  UNDONE: 'neutral',
}

export const importColumns: Column<ListedImport>[] = [
  textColumn('fileName', fixed),
  textColumn('platform', {
    ...fixed,
    value: ({ platform }) => platformLabel(platform),
  }),
  badgeColumn('status', importTones, fixed),
  textColumn('createdByName', fixed),
  dateColumn('createdAt', { look: 'time' }),
]
