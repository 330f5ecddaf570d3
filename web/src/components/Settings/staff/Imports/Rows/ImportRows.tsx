import { EyeOff, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportRowsPageQuery, ImportRunFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { sumOf } from 'src/components/Settings/staff/Imports/importRun'
import { useImportChanges } from 'src/components/Settings/staff/Imports/Run/useImportChanges'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useAccess } from 'src/hooks/access/useAccess'
import { useTableState } from 'src/hooks/resource/useTableState'

import { rowColumns, stateOf, type ListedRow } from './rowColumns'
import { figureOf, rowFilters } from './rowFilters'

type ImportRowsProps = {
  page: ImportRowsPageQuery['importRowsPage']
  updating?: boolean
  run: ImportRunFields
}

/** The rows of an import with what they do; rows of a checked import may be left out. */
export const ImportRows = ({
  page: { rows, total },
  updating,
  run,
}: ImportRowsProps) => {
  const { t } = useTranslation('settings.imports')
  const { leaveOut } = useImportChanges(run)
  const { mayOpen } = useAccess()
  const { filter } = useTableState({ filters: rowFilters })
  // The chosen filter stays a choice when its last row has left it.
  const filters = rowFilters
    .map((value) => ({ value, count: sumOf(run.counts, figureOf[value]) }))
    .filter(({ value, count }) => count > 0 || value === filter)
    .map(({ value, count }) => ({
      value,
      label: `${t(`count.${figureOf[value]}`)} (${count})`,
    }))
  const change = (isLeftOut: boolean) => (chosen: ListedRow[]) =>
    void leaveOut(
      chosen.map(({ id }) => id),
      isLeftOut
    )

  return (
    <ResourceTable<ListedRow>
      entity="settings.imports.row"
      columns={rowColumns(run.kind)}
      rows={rows.map((row) => ({ ...row, state: stateOf(row) }))}
      total={total}
      updating={updating}
      primaryKey="id"
      rowLink={({ sheet, targetId, outcome }) =>
        sheet === 'Members' &&
        targetId &&
        run.appliedAt &&
        outcome !== 'TAKEN_BACK' &&
        mayOpen('user')
          ? routes.user({ id: targetId })
          : undefined
      }
      filters={filters}
      batchActions={
        run.status === 'CHECKED'
          ? [
              {
                label: t('row.leaveOut'),
                icon: EyeOff,
                onRun: change(true),
              },
              { label: t('row.takeIn'), icon: Undo2, onRun: change(false) },
            ]
          : []
      }
      empty={<EmptyState title={t('row.none')} />}
    />
  )
}
