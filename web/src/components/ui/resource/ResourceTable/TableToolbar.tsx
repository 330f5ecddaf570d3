import { Suspense, useState } from 'react'

import { Columns3, Download, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { SearchInput } from 'src/components/ui/form/SearchInput/SearchInput'
import type { useColumnPreferences } from 'src/components/ui/resource/ResourceTable/useColumnPreferences'
import type { ListSelect } from 'src/hooks/resource/listSelect'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import type { TableState } from 'src/hooks/resource/useTableState'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'
import { download, toCsv, type CsvValue } from 'src/lib/files/csv'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { isOwnList } from './columns'
import { TableSelects, type FilterChoice } from './TableSelects'
import type { TitledColumn } from './view'

import { PAGE_ROWS, ROW_CHOICES } from '$api/src/shared/constants'
import { manilaToday } from '$api/src/shared/manilaTime'

const ColumnsPopup = lazyPart(() => import('./ColumnsPopup'))

type TableToolbarProps<Row> = {
  columns: TitledColumn<Row>[]
  visibleColumns: TitledColumn<Row>[]
  preferences: ReturnType<typeof useColumnPreferences>
  state: TableState
  words: EntityWords
  searchable?: boolean
  searchPlaceholder?: string
  filters?: FilterChoice[]
  selects?: readonly ListSelect[]
  fetchAll?: () => Promise<Row[]>
  exportName?: string
  /** Whether an export as a spreadsheet is offered too. */
  hasXlsx?: boolean
  /** The rows of the list on all its pages. */
  count: number
  isPhone: boolean
  /** Leaves out sorting, columns and export, which nothing needs while the list has no rows. */
  isEmpty: boolean
}

const fileKinds = ['csv', 'xlsx'] as const
type FileKind = (typeof fileKinds)[number]

const fileIcons = { csv: Download, xlsx: Sheet }

const exportWords = {
  csv: 'common.tools:table.export',
  xlsx: 'common.tools:table.exportXlsx',
} as const

const writeFile = async (
  kind: FileKind,
  name: string,
  titles: string[],
  lines: CsvValue[][]
) => {
  if (kind === 'csv') return download(`${name}.csv`, toCsv(titles, lines))
  const { downloadXlsx } = await import('src/lib/files/xlsx')
  await downloadXlsx(`${name}.xlsx`, titles, lines)
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
  selects,
  fetchAll,
  exportName = 'sulong',
  hasXlsx,
  count,
  isPhone,
  isEmpty,
}: TableToolbarProps<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const [exporting, setExporting] = useState<FileKind>()
  const sortable = columns.filter((column) => column.sortable)
  const isPlain = isEmpty || (isPhone && isOwnList(columns))

  const onExport = async (kind: FileKind) => {
    if (!fetchAll) return
    setExporting(kind)
    try {
      const rows = await fetchAll()
      const filed = columns.filter(
        (column) => column.inFile || visibleColumns.includes(column)
      )
      const lines = rows.map((row) =>
        filed.map(({ csv, value }) =>
          csv ? csv(row, words) : plain(value(row))
        )
      )
      await writeFile(
        kind,
        `${exportName}-${manilaToday()}`,
        filed.map(({ title }) => title),
        lines
      )
      void toast.success(
        t('common.tools:table.exported', { count: rows.length })
      )
    } catch (error) {
      void toast.error(await errorText(error as Error))
    } finally {
      setExporting(undefined)
    }
  }

  const columnsButton = (
    <Button
      look="ghost"
      size={isPhone ? 'sm' : 'md'}
      icon={isPhone ? undefined : Columns3}
    >
      {t('common.tools:table.columns')}
    </Button>
  )

  if (isPlain && !searchable && !filters?.length && !selects?.length)
    return null

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
      <TableSelects
        state={state}
        words={words}
        filters={filters}
        selects={selects}
      />
      {isPhone && !isPlain && sortable.length > 0 && (
        <select
          aria-label={t('common.tools:table.sort')}
          className="select w-auto min-w-32 flex-1"
          value={state.sort ?? ''}
          onChange={(event) => state.setSort(event.target.value || undefined)}
        >
          <option value="">{t('common.tools:table.unsorted')}</option>
          {sortable.flatMap(({ key, title }) => [
            <option key={key} value={key}>{`${title} ↑`}</option>,
            <option key={`-${key}`} value={`-${key}`}>{`${title} ↓`}</option>,
          ])}
        </select>
      )}
      {!isPlain && (
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          {count > PAGE_ROWS && (
            <select
              aria-label={t('common.tools:table.rowsPerPage')}
              className="select select-sm w-auto"
              value={state.perPage}
              onChange={({ target }) => state.setPerPage(Number(target.value))}
            >
              {ROW_CHOICES.map((rows) => (
                <option key={rows} value={rows}>
                  {t('common.tools:table.rows', { count: rows })}
                </option>
              ))}
            </select>
          )}
          <Suspense fallback={columnsButton}>
            <ColumnsPopup button={columnsButton} {...preferences} />
          </Suspense>
          {fetchAll &&
            (hasXlsx ? fileKinds : fileKinds.slice(0, 1)).map((kind) => (
              <Button
                key={kind}
                look="ghost"
                size={isPhone ? 'sm' : 'md'}
                icon={isPhone ? undefined : fileIcons[kind]}
                busy={exporting === kind}
                onClick={() => onExport(kind)}
              >
                {t(
                  exporting === kind
                    ? 'common.tools:table.exporting'
                    : exportWords[kind]
                )}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}
