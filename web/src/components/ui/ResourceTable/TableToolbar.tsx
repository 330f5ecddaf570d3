import { lazy, Suspense, useState } from 'react'

import { Columns3, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/Button/Button'
import { SearchInput } from 'src/components/ui/SearchInput/SearchInput'
import type { useColumnPreferences } from 'src/hooks/useColumnPreferences'
import type { EntityWords } from 'src/hooks/useEntityWords'
import type { TableState } from 'src/hooks/useTableState'
import { download, toCsv, type CsvValue } from 'src/lib/csv'
import { errorText } from 'src/lib/errorText'
import { toast } from 'src/lib/toast'

import type { TitledColumn } from './view'

import { manilaToday } from '$api/src/shared/manilaTime'

const ColumnsPopup = lazy(() => import('./ColumnsPopup'))

export type FilterChoice = { value: string; label: string }

type TableToolbarProps<Row> = {
  columns: TitledColumn<Row>[]
  visibleColumns: TitledColumn<Row>[]
  preferences: ReturnType<typeof useColumnPreferences>
  state: TableState
  words: EntityWords
  searchable?: boolean
  searchPlaceholder?: string
  filters?: FilterChoice[]
  fetchAll?: () => Promise<Row[]>
  exportName?: string
  isPhone: boolean
}

const plain = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' ? value : ''

export const TableToolbar = <Row,>({
  columns,
  visibleColumns,
  preferences,
  state,
  words,
  searchable,
  searchPlaceholder,
  filters,
  fetchAll,
  exportName = 'sulong',
  isPhone,
}: TableToolbarProps<Row>) => {
  const { t } = useTranslation(['common', 'tools'])
  const [isExporting, setIsExporting] = useState(false)
  const sortable = columns.filter((column) => column.sortable)

  const onExport = async () => {
    if (!fetchAll) return
    setIsExporting(true)
    try {
      const rows = await fetchAll()
      const lines = rows.map((row) =>
        visibleColumns.map(({ csv, value }) =>
          csv ? csv(row, words) : plain(value(row))
        )
      )
      download(
        `${exportName}-${manilaToday()}.csv`,
        toCsv(
          visibleColumns.map(({ title }) => title),
          lines
        )
      )
      void toast.success(t('tools:table.exported', { count: rows.length }))
    } catch (error) {
      void toast.error(await errorText(error as Error))
    } finally {
      setIsExporting(false)
    }
  }

  const columnsButton = (
    <Button look="ghost" icon={Columns3}>
      {t('tools:table.columns')}
    </Button>
  )

  return (
    <div
      role="group"
      className="border-base-300 flex flex-wrap items-center gap-2 border-b p-3"
    >
      {searchable && (
        <SearchInput
          value={state.q}
          onSearch={state.setQ}
          placeholder={searchPlaceholder}
        />
      )}
      {filters && filters.length > 0 && (
        <select
          aria-label={t('table.filter')}
          className="select w-auto min-w-32 max-sm:flex-1"
          value={state.filter ?? ''}
          onChange={(event) => state.setFilter(event.target.value)}
        >
          {!filters.some(({ value }) => value === '' || value === 'all') && (
            <option value="">{t('table.all')}</option>
          )}
          {filters.map(({ value, label }) => (
            <option key={value} value={value === 'all' ? '' : value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {isPhone && sortable.length > 0 && (
        <select
          aria-label={t('tools:table.sort')}
          className="select w-auto min-w-32 flex-1"
          value={state.sort ?? ''}
          onChange={(event) => state.setSort(event.target.value || undefined)}
        >
          <option value="">{t('tools:table.unsorted')}</option>
          {sortable.flatMap(({ key, title }) => [
            <option key={key} value={key}>{`${title} ↑`}</option>,
            <option key={`-${key}`} value={`-${key}`}>{`${title} ↓`}</option>,
          ])}
        </select>
      )}
      <div className="ml-auto flex gap-1">
        <Suspense fallback={columnsButton}>
          <ColumnsPopup button={columnsButton} {...preferences} />
        </Suspense>
        {fetchAll && (
          <Button
            look="ghost"
            icon={Download}
            busy={isExporting}
            onClick={onExport}
          >
            {t(isExporting ? 'tools:table.exporting' : 'tools:table.export')}
          </Button>
        )}
      </div>
    </div>
  )
}
