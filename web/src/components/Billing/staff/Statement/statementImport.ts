// A statement file as the desk lists it.
import type {
  StatementImportFields,
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
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

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

const toDecide: StatementLineStatus[] = ['MATCHED', 'UNMATCHED', 'FAILED']

type Counted = Pick<
  StatementImportFields,
  'counts' | 'bookedLines' | 'bookedCentavos'
>

/** The lines of a file whose money agrees with the books, that wait for a decision, and that are not ours. */
export const sumsOf = ({ counts, bookedLines, bookedCentavos }: Counted) => {
  const sumOf = (statuses: StatementLineStatus[], lines = 0, centavos = '0') =>
    counts
      .filter(({ status }) => statuses.includes(status))
      .reduce(
        (sum, count) => ({
          lines: sum.lines + count.lines,
          sumCentavos: String(
            BigInt(sum.sumCentavos) + BigInt(count.sumCentavos)
          ),
        }),
        { lines, sumCentavos: centavos }
      )
  return {
    agreed: sumOf(['APPROVED'], bookedLines, bookedCentavos),
    toDecide: sumOf(toDecide),
    notOurs: sumOf(['IGNORED']),
  }
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
