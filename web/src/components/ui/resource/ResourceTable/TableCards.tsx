import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'

import { isOwnList } from './columns'
import { toggled, type TableView } from './view'

/** The table on phones: one card per row, with the first column as its title. */
export const TableCards = <Row,>({
  columns,
  rows,
  idOf,
  rowLink,
  actions,
  selection,
}: TableView<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const [first, ...rest] = columns
  const at = (place: 'end' | 'line') =>
    rest.filter(({ card }) => card === place)
  const isPlain = isOwnList(columns)

  return (
    <ul>
      {rows.map((row, index) => {
        const id = idOf(row, index)
        const to = rowLink?.(row)
        const title = first.value(row) ?? '–'
        return (
          <li
            key={id}
            className="border-base-300 border-b px-4 py-3.5 last:border-0"
          >
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              {selection && (
                <input
                  type="checkbox"
                  className="checkbox mt-0.5"
                  aria-label={t('common.tools:table.selectRow')}
                  checked={selection.ids.includes(id)}
                  onChange={() => selection.set(toggled(selection.ids, id))}
                />
              )}
              <div className="min-w-40 flex-1 font-semibold wrap-anywhere">
                {to ? (
                  <Link to={to} className="rounded hover:underline">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </div>
              {at('end').map(({ key, value }) => (
                <div key={key} className="ml-auto font-semibold">
                  {value(row)}
                </div>
              ))}
              <div className="ml-auto empty:hidden">{actions?.(row)}</div>
            </div>
            {isPlain && (
              <div className="text-muted mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                {at('line').map(({ key, value }) => (
                  <span key={key} className="wrap-anywhere empty:hidden">
                    {value(row)}
                  </span>
                ))}
              </div>
            )}
            <dl className="mt-1.5 space-y-1 text-sm empty:hidden">
              {(isPlain ? [] : rest).map(({ key, title: label, value }) => (
                <div
                  key={key}
                  className="flex items-baseline justify-between gap-4"
                >
                  <dt className="text-muted shrink-0">{label}</dt>
                  <dd className="min-w-0 text-right wrap-anywhere">
                    {value(row) ?? '–'}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
