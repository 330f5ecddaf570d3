import { Ellipsis, X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { useIsPhone } from 'src/hooks/browser/useMediaQuery'

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
  const isPhone = useIsPhone()
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
  const runs = shownActions.map((action) => ({
    ...action,
    onSelect: () => (isAll ? action.onRunAll?.() : action.onRun(rows)),
  }))
  const chooseAll = all &&
    !isAll && {
      label: t(
        all.isCapped
          ? 'common.tools:table.chooseAllCapped'
          : 'common.tools:table.chooseAll',
        { count: all.total }
      ),
      onSelect: onAll,
    }
  // The bar is one line: what has no room is in its menu.
  const room = isPhone ? 1 : 4
  const buttonCount = runs.length > room ? room - 1 : runs.length
  const inMenu = [
    ...(isPhone && chooseAll ? [chooseAll] : []),
    ...runs.slice(buttonCount),
  ]
  return (
    <div
      role="region"
      aria-label={selected}
      className="bg-neutral text-neutral-content animate-rise sticky bottom-3 z-20 mx-3 mb-3 flex items-center gap-2 rounded-lg px-2 py-2 max-lg:bottom-20"
    >
      <button
        type="button"
        onClick={onClear}
        aria-label={t('common.tools:table.clearSelection')}
        className="cursor-pointer rounded-md p-1.5 outline-current hover:bg-white/15"
      >
        <X className="size-5" aria-hidden />
      </button>
      <span
        role="status"
        className="mr-auto min-w-0 truncate text-sm font-semibold"
      >
        {selected}
      </span>
      {!isPhone && chooseAll && (
        <Button size="sm" onClick={chooseAll.onSelect}>
          {chooseAll.label}
        </Button>
      )}
      {runs.slice(0, buttonCount).map(({ label, icon, onSelect }) => (
        <Button
          key={label}
          size="sm"
          icon={icon}
          look="secondary"
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <Menu
          button={
            <Button size="sm" look="secondary" icon={Ellipsis}>
              {t(
                buttonCount > 0 ? 'action.more' : 'common.tools:table.actions'
              )}
            </Button>
          }
          items={inMenu}
        />
      )}
    </div>
  )
}
