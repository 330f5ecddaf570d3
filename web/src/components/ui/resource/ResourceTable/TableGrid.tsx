import type { MouseEvent } from 'react'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { openPlace } from 'src/lib/browser/openPlace'

import { toggled, type TableView, type TitledColumn } from './view'
import { WideFrame } from './WideFrame'

const alignments = {
  left: 'text-left',
  right: 'text-right',
  center: 'text-center',
}
const flex = {
  left: 'justify-start',
  right: 'justify-end',
  center: 'justify-center',
}

const nextSort = (key: string, sort?: string) =>
  sort === key ? `-${key}` : sort === `-${key}` ? undefined : key

const directionOf = (key: string, sort?: string) =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined

const sortIcons = { ascending: ArrowUp, descending: ArrowDown }

type HeadProps<Row> = {
  column: TitledColumn<Row>
  sort?: string
  onSort: (sort?: string) => void
}

const Head = <Row,>({
  column: { key, title, sortable, align = 'left' },
  sort,
  onSort,
}: HeadProps<Row>) => {
  const direction = directionOf(key, sort)
  const Icon = direction ? sortIcons[direction] : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={`h-11 px-3 font-semibold whitespace-nowrap ${alignments[align]}`}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(key, sort))}
          className={`hover:text-base-content -mx-2 inline-flex cursor-pointer items-center gap-1 rounded-md px-2 py-1 ${flex[align]} ${direction ? 'text-base-content' : ''}`}
        >
          {title}
          <Icon
            className={`size-3.5 ${direction ? '' : 'opacity-50'}`}
            aria-hidden
          />
        </button>
      ) : (
        title
      )}
    </th>
  )
}

// The first cell has the real link; clicking elsewhere in the row is a convenience for mouse users.
const followRow = (event: MouseEvent, to?: string) => {
  if (!to || event.defaultPrevented || getSelection()?.toString()) return
  if (
    (event.target as Element).closest(
      'a, button, input, label, [role=menuitem]'
    )
  )
    return
  openPlace(to)
}

export const TableGrid = <Row,>({
  columns,
  rows,
  idOf,
  rowLink,
  actions,
  selection,
  state,
}: TableView<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const ids = rows.map(idOf)
  const isAllSelected =
    !!selection && ids.every((id) => selection.ids.includes(id))

  return (
    <WideFrame>
      <table className="w-full border-collapse text-sm">
        <thead className="bg-base-100 text-muted border-base-300 sticky top-0 z-10 border-b">
          <tr>
            {selection && (
              <th scope="col" className="w-12 pl-4 text-left">
                <input
                  type="checkbox"
                  className="checkbox checkbox-sm"
                  aria-label={t('common.tools:table.selectAll')}
                  checked={isAllSelected}
                  onChange={() => selection.set(isAllSelected ? [] : ids)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                sort={state.sort}
                onSort={state.setSort}
              />
            ))}
            {actions && (
              <th scope="col" className="bg-base-100 sticky right-0 w-px px-3">
                <span className="sr-only">
                  {t('common.tools:table.actions')}
                </span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row, index)
            const to = rowLink?.(row)
            const isSelected = !!selection?.ids.includes(id)
            return (
              <tr
                key={id}
                onClick={(event) => followRow(event, to)}
                className={`border-base-300 h-11 border-b last:border-0 ${to ? 'cursor-pointer' : ''} ${isSelected ? 'bg-secondary' : 'bg-base-100 hover:bg-base-200'}`}
              >
                {selection && (
                  <td className="pl-4">
                    <input
                      type="checkbox"
                      className="checkbox checkbox-sm"
                      aria-label={t('common.tools:table.selectRow')}
                      checked={isSelected}
                      onChange={() => selection.set(toggled(selection.ids, id))}
                    />
                  </td>
                )}
                {columns.map(({ key, value, align = 'left' }, columnIndex) => (
                  <td
                    key={key}
                    className={`max-w-56 truncate px-3 py-2 ${alignments[align]} ${align === 'right' ? 'tabular-nums' : ''}`}
                  >
                    {columnIndex === 0 && to ? (
                      <Link
                        to={to}
                        className="rounded font-semibold hover:underline"
                      >
                        {value(row)}
                      </Link>
                    ) : (
                      (value(row) ?? <span className="text-muted">–</span>)
                    )}
                  </td>
                ))}
                {actions && (
                  // Stays in view when the table is wider than its frame.
                  <td className="sticky right-0 bg-inherit px-3 py-1 text-right whitespace-nowrap">
                    {actions(row)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </WideFrame>
  )
}
