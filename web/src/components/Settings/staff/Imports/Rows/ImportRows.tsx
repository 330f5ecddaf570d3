import { EyeOff, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportRowsPageQuery, ImportRunFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useImportChanges } from 'src/components/Settings/staff/Imports/Run/useImportChanges'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useAccess } from 'src/hooks/access/useAccess'

import { rowColumns, stateOf, type ListedRow } from './rowColumns'
import { ALL, countOf, figureOf, rowFilters } from './rowFilters'

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
  const { t } = useTranslation(['settings.imports', 'common'])
  const { leaveOut } = useImportChanges(run)
  const { mayOpen } = useAccess()
  const filters = rowFilters
    .filter((value) => countOf(run, value) > 0)
    .map((value) => ({
      value: value as string,
      label: `${t(`count.${figureOf[value]}`)} (${countOf(run, value)})`,
    }))
  // The errors are the first choice; without errors, all rows are.
  const all = { value: ALL, label: t('common:table.all') }
  filters.splice(countOf(run, 'error') > 0 ? 1 : 0, 0, all)
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
