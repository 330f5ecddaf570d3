import { X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

export type BatchAction<Row> = {
  label: string
  icon?: LucideIcon
  isDangerous?: boolean
  onRun: (rows: Row[]) => void
}

type BatchBarProps<Row> = {
  actions: BatchAction<Row>[]
  rows: Row[]
  onClear: () => void
}

export const BatchBar = <Row,>({
  actions,
  rows,
  onClear,
}: BatchBarProps<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  return (
    <div
      role="region"
      aria-label={t('common.tools:table.selected', { count: rows.length })}
      className="bg-neutral text-neutral-content animate-rise sticky bottom-3 z-20 mx-3 mb-3 flex flex-wrap items-center gap-2 rounded-lg py-2 pr-2 pl-4 max-lg:bottom-20"
    >
      <span role="status" className="mr-auto text-sm font-semibold">
        {t('common.tools:table.selected', { count: rows.length })}
      </span>
      {actions.map(({ label, icon, isDangerous, onRun }) => (
        <Button
          key={label}
          size="sm"
          icon={icon}
          look={isDangerous ? 'danger' : 'secondary'}
          onClick={() => onRun(rows)}
        >
          {label}
        </Button>
      ))}
      <button
        type="button"
        onClick={onClear}
        aria-label={t('common.tools:table.clearSelection')}
        className="cursor-pointer rounded-md p-1.5 outline-current hover:bg-white/15"
      >
        <X className="size-5" aria-hidden />
      </button>
    </div>
  )
}
