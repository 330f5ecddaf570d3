import type { ReactNode } from 'react'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

type Item = { id: number }

type OrderedListProps<Row extends Item> = {
  items: readonly Row[]
  nameOf: (item: Row) => string
  /** Receives the ids in their new order; without it, items cannot be moved. */
  onOrder?: (ids: number[]) => unknown
  /** Renders an item. */
  children: (item: Row) => ReactNode
  /** The buttons at the end of an item. */
  actions?: (item: Row) => ReactNode
  /** Further content below the item and its buttons. */
  below?: (item: Row) => ReactNode
}

const moved = (ids: number[], from: number, to: number) => {
  const next = [...ids]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** A list that users reorder with buttons, which also work by keyboard and on phones. */
export const OrderedList = <Row extends Item>({
  items,
  nameOf,
  onOrder,
  children,
  actions,
  below,
}: OrderedListProps<Row>) => {
  const { t } = useTranslation()
  const ids = items.map(({ id }) => id)

  const mover = (item: Row, index: number, by: -1 | 1) => (
    <Button
      look="ghost"
      size="sm"
      iconOnly
      icon={by < 0 ? ArrowUp : ArrowDown}
      disabled={index + by < 0 || index + by >= items.length}
      onClick={() => onOrder?.(moved(ids, index, index + by))}
    >
      {t(by < 0 ? 'action.moveUp' : 'action.moveDown', {
        name: nameOf(item),
      })}
    </Button>
  )

  return (
    <ol className="divide-base-300 divide-y">
      {items.map((item, index) => (
        <li key={item.id} className="py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-40 flex-1">{children(item)}</div>
            <div className="flex items-center">
              {onOrder && mover(item, index, -1)}
              {onOrder && mover(item, index, 1)}
              {actions?.(item)}
            </div>
          </div>
          {below?.(item)}
        </li>
      ))}
    </ol>
  )
}
