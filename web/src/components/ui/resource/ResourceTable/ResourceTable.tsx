import { Suspense, useEffect, useState, type ReactNode } from 'react'

import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { TableLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Pagination } from 'src/components/ui/resource/Pagination/Pagination'
import { useColumnPreferences } from 'src/components/ui/resource/ResourceTable/useColumnPreferences'
import { useIsPhone } from 'src/hooks/browser/useMediaQuery'
import type { ListSelect } from 'src/hooks/resource/listSelect'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'
import { useTableState } from 'src/hooks/resource/useTableState'

import { BatchBar, type BatchAction } from './BatchBar'
import { EntityWordsContext, type Column } from './columns'
import { TableCards } from './TableCards'
import { TableGrid } from './TableGrid'
import type { FilterChoice } from './TableSelects'
import { TableSums } from './TableSums'
import { TableToolbar } from './TableToolbar'
import { useExportRows, type TableSheet } from './useExportRows'

export type RowId = string | number

export type ResourceTableProps<Row> = {
  /** '<domain>.<entity>': the locale keys of titles and choices. */
  entity?: EntityName
  columns: Column<Row>[]
  /** One page of rows if `total` is given, otherwise all rows. */
  rows: Row[]
  total?: number
  /** There are more rows than `total`, which stops at the list's bound. */
  isTotalCapped?: boolean
  /** Whether the next rows are loading (a Cell's `updating`). */
  updating?: boolean
  /** The field that identifies a row; required for batch actions. */
  primaryKey?: keyof Row & string
  rowLink?: (row: Row) => string | undefined
  /** The buttons or menu at the end of a row. */
  actions?: (row: Row) => ReactNode
  batchActions?: BatchAction<Row>[]
  searchable?: boolean
  searchPlaceholder?: string
  filters?: FilterChoice[]
  selects?: readonly ListSelect[]
  /** Loads all rows of the filter for the CSV file. */
  fetchAll?: () => Promise<Row[]>
  exportName?: string
  /** Offers an export as a spreadsheet too, with this head and foot. */
  sheet?: TableSheet
  /** Whether the chosen rows can be exported, too. */
  exportsChosen?: boolean
  /** A sum of all rows, in words. */
  foot?: string
  /** Shown if the table has no rows, even without filters. */
  empty?: ReactNode
  /** The prefix of the URL's parameters, for a second table on the page. */
  statePrefix?: string
  /** Shows all rows on one page, for example the months of a year. */
  isWhole?: boolean
}

const Table = <Row extends object>({
  entity,
  columns,
  rows,
  total,
  isTotalCapped,
  updating,
  primaryKey,
  rowLink,
  actions,
  batchActions = [],
  searchable,
  searchPlaceholder,
  filters,
  selects,
  fetchAll,
  exportName,
  sheet,
  exportsChosen,
  foot,
  empty,
  statePrefix,
  isWhole,
}: ResourceTableProps<Row>) => {
  if (batchActions.length > 0 && !primaryKey) {
    throw new Error('A primary key is required when batch actions are used')
  }

  const { t } = useTranslation(['common', 'common.tools'])
  const words = useEntityWords(entity)
  const state = useTableState({
    statePrefix,
    columns,
    filters: filters?.map(({ value }) => value),
    selects,
  })
  const isPhone = useIsPhone()
  const [selectedIds, setSelectedIds] = useState<RowId[]>([])
  const [isAllChosen, setIsAllChosen] = useState(false)

  const titled = columns.map((column) => ({
    ...column,
    title: column.title ?? words.title(column.key),
  }))
  const preferences = useColumnPreferences(titled, {
    prefix: statePrefix,
    entity,
    linked: rowLink && columns[0]?.key,
  })
  const shown = titled.filter(({ key }) => preferences.isVisible(key))
  const exporter = useExportRows(
    titled.filter((column) => column.inFile || shown.includes(column)),
    words,
    exportName,
    sheet
  )

  const isPagedHere = total === undefined
  const count = total ?? rows.length
  const perPage = isWhole ? Math.max(1, count) : state.perPage
  const pageRows = isPagedHere
    ? rows.slice((state.page - 1) * perPage, state.page * perPage)
    : rows
  const idOf = (row: Row, index: number) =>
    (row[(primaryKey ?? 'id') as keyof Row] as RowId | undefined) ?? index

  // A selection applies only to the visible rows.
  const { page } = state
  const shownRows = JSON.stringify(state.variables)
  const { page: _page, perPage: _perPage, ...filtered } = state.variables
  const filterKey = JSON.stringify(filtered)
  const summed = shown.filter(({ sum }) => sum)
  useEffect(() => {
    setSelectedIds([])
    setIsAllChosen(false)
  }, [shownRows])

  const lastPage = Math.max(1, Math.ceil(count / perPage))
  const { setPage } = state
  const isPastTheEnd = !updating && page > lastPage
  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage)
    // Runs only when the current page has become empty, for example after its last row was deleted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPastTheEnd])

  // A row may leave the list by the action itself.
  const selectedRows = pageRows.filter((row, index) =>
    selectedIds.includes(idOf(row, index))
  )
  const selection =
    batchActions.length > 0
      ? {
          ids: selectedIds,
          set: (ids: RowId[]) => {
            setSelectedIds(ids)
            setIsAllChosen(false)
          },
          idOf,
        }
      : undefined
  const exportChosen: BatchAction<Row> = {
    label: t('common.tools:table.export'),
    icon: Download,
    onRun: (chosen) => void exporter.exportRows('csv', async () => chosen),
  }
  const view = {
    columns: shown,
    rows: pageRows,
    idOf,
    rowLink,
    actions,
    selection,
    state,
    words,
  }

  return (
    <EntityWordsContext.Provider value={words}>
      <section
        className="panel overflow-clip"
        aria-busy={updating || undefined}
      >
        <TableToolbar
          columns={titled}
          preferences={preferences}
          state={state}
          words={words}
          searchable={searchable}
          searchPlaceholder={searchPlaceholder}
          filters={filters}
          selects={selects}
          fetchAll={fetchAll ?? (isPagedHere ? async () => rows : undefined)}
          exporter={exporter}
          hasXlsx={!!sheet}
          count={isWhole ? 0 : count}
          isPhone={isPhone}
          isEmpty={pageRows.length === 0 && !state.isFiltered}
        />
        {/* The current rows stay readable while the next ones load. */}
        <div className="relative">
          {updating && (
            <span className="bg-primary absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse" />
          )}
          {pageRows.length === 0 ? (
            state.isFiltered ? (
              <EmptyState
                drawing="search"
                title={t('table.noMatch')}
                text={t('table.noMatchHelp')}
                action={
                  <Button onClick={state.clear}>
                    {t('table.clearFilters')}
                  </Button>
                }
              />
            ) : (
              (empty ?? <EmptyState title={t('table.empty')} />)
            )
          ) : isPhone ? (
            <TableCards {...view} />
          ) : (
            <TableGrid {...view} />
          )}
        </div>
        {summed.length > 0 && pageRows.length > 0 && (
          <TableSums
            key={filterKey}
            columns={summed}
            rows={rows}
            isAll={isPagedHere || rows.length === total}
            fetchAll={fetchAll}
          />
        )}
        {count > 0 && (
          <footer className="border-base-300 border-t px-4 py-3">
            <Pagination
              page={Math.min(page, lastPage)}
              perPage={perPage}
              total={count}
              isTotalCapped={isTotalCapped}
              foot={foot}
              onPage={setPage}
            />
          </footer>
        )}
        {selection && selectedRows.length > 0 && (
          <BatchBar
            actions={
              exportsChosen ? [...batchActions, exportChosen] : batchActions
            }
            rows={selectedRows}
            all={
              batchActions.some(({ onRunAll }) => onRunAll) &&
              selectedRows.length === pageRows.length &&
              count > pageRows.length
                ? {
                    isChosen: isAllChosen,
                    total: count,
                    isCapped: isTotalCapped,
                  }
                : undefined
            }
            onAll={() => setIsAllChosen(true)}
            onClear={() => selection.set([])}
          />
        )}
      </section>
    </EntityWordsContext.Provider>
  )
}

/** A table. Its texts load with the first one; the page around it stays as it is, with what is typed there. */
export const ResourceTable = <Row extends object>(
  props: ResourceTableProps<Row>
) => (
  <Suspense fallback={<TableLoading />}>
    <Table {...props} />
  </Suspense>
)
