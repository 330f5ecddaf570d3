import { X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

export type BatchAction<Row> = {
  label: string
  icon?: LucideIcon
  isDangerous?: boolean
  onRun: (rows: Row[]) => void
  /** Runs for all rows of the filter, on every page. */
  onRunAll?: () => void
}

type BatchBarProps<Row> = {
  actions: BatchAction<Row>[]
  rows: Row[]
  /** All rows of the filter: whether they are chosen, and how to choose them if there are others than these. */
  all?: { isChosen: boolean; total: number; isCapped?: boolean }
  onAll: () => void
  onClear: () => void
}

export const BatchBar = <Row,>({
  actions,
  rows,
  all,
  onAll,
  onClear,
}: BatchBarProps<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const isAll = all?.isChosen === true
  const shownActions = isAll
    ? actions.filter(({ onRunAll }) => onRunAll)
    : actions
  const selected = isAll
    ? t(
        all.isCapped
          ? 'common.tools:table.allCapped'
          : 'common.tools:table.allSelected',
        { count: all.total }
      )
    : t('common.tools:table.selected', { count: rows.length })
  return (
    <div
      role="region"
      aria-label={selected}
      className="bg-neutral text-neutral-content animate-rise sticky bottom-3 z-20 mx-3 mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg px-2 py-2 max-lg:bottom-20"
    >
      <div className="mr-auto flex min-w-0 items-center gap-2 max-sm:basis-full">
        <button
          type="button"
          onClick={onClear}
          aria-label={t('common.tools:table.clearSelection')}
          className="cursor-pointer rounded-md p-1.5 outline-current hover:bg-white/15"
        >
          <X className="size-5" aria-hidden />
        </button>
        <span role="status" className="mr-auto text-sm font-semibold">
          {selected}
        </span>
        {all && !isAll && (
          <Button size="sm" onClick={onAll}>
            {t(
              all.isCapped
                ? 'common.tools:table.chooseAllCapped'
                : 'common.tools:table.chooseAll',
              { count: all.total }
            )}
          </Button>
        )}
      </div>
      {/* On a phone the actions stay in one line, which is moved sideways. */}
      <div className="flex gap-2 max-sm:-mx-2 max-sm:basis-full max-sm:overflow-x-auto max-sm:px-2 max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap">
        {shownActions.map(({ label, icon, isDangerous, onRun, onRunAll }) => (
          <Button
            key={label}
            size="sm"
            icon={icon}
            look={isDangerous ? 'danger' : 'secondary'}
            onClick={() => (isAll ? onRunAll?.() : onRun(rows))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
