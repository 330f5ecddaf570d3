import { Suspense } from 'react'

import { Columns3, Download, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import type { useColumnPreferences } from 'src/components/ui/resource/ResourceTable/useColumnPreferences'
import type { ListSelect } from 'src/hooks/resource/listSelect'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { ROW_CHOICES } from 'src/hooks/resource/useRowsPerPage'
import type { TableState } from 'src/hooks/resource/useTableState'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { isOwnList } from './columns'
import { TableSelects, type FilterChoice } from './TableSelects'
import type { useExportRows } from './useExportRows'
import type { TitledColumn } from './view'

import { PAGE_ROWS } from '$api/src/shared/constants'

const ColumnsPopup = lazyPart(() => import('./ColumnsPopup'))

type TableToolbarProps<Row> = {
  columns: TitledColumn<Row>[]
  preferences: ReturnType<typeof useColumnPreferences>
  state: TableState
  words: EntityWords
  searchable?: boolean
  searchPlaceholder?: string
  filters?: FilterChoice[]
  selects?: readonly ListSelect[]
  fetchAll?: () => Promise<Row[]>
  exporter: ReturnType<typeof useExportRows<Row>>
  /** Whether an export as a spreadsheet is offered too. */
  hasXlsx?: boolean
  /** The rows of the list on all its pages. */
  count: number
  isPhone: boolean
  /** Leaves out sorting, columns and export, which nothing needs while the list has no rows. */
  isEmpty: boolean
}

const fileKinds = ['csv', 'xlsx'] as const

const fileIcons = { csv: Download, xlsx: Sheet }

const exportWords = {
  csv: 'common.tools:table.export',
  xlsx: 'common.tools:table.exportXlsx',
} as const

export const TableToolbar = <Row,>({
  columns,
  preferences,
  state,
  words,
  searchable,
  searchPlaceholder,
  filters,
  selects,
  fetchAll,
  exporter: { exportRows, exporting },
  hasXlsx,
  count,
  isPhone,
  isEmpty,
}: TableToolbarProps<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const sortable = columns.filter((column) => column.sortable)
  const isPlain = isEmpty || (isPhone && isOwnList(columns))

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
                onClick={() => exportRows(kind, fetchAll)}
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
