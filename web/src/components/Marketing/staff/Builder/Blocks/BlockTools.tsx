import type { ReactNode } from 'react'

import { createUsePuck } from '@puckeditor/core'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import { useBlockChanges } from './useBlockChanges'

const usePuckState = createUsePuck()

/** Above the fields of a block: what moves, copies and removes it, also by the keyboard. */
export const BlockTools = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const index = usePuckState(({ appState }) => appState.ui.itemSelector?.index)
  const selected = usePuckState(({ selectedItem }) => selectedItem)
  const count = usePuckState(({ appState }) => appState.data.content.length)
  const { move, duplicate, remove, nameOf } = useBlockChanges()
  if (index === undefined || !selected) return <>{children}</>

  const block = nameOf(selected.type)
  const tools = [
    {
      key: 'moveUp',
      icon: ArrowUp,
      isOff: index === 0,
      onClick: () => move(index, index - 1),
    },
    {
      key: 'moveDown',
      icon: ArrowDown,
      isOff: index === count - 1,
      onClick: () => move(index, index + 1),
    },
    { key: 'duplicate', icon: Copy, onClick: () => duplicate(index) },
    { key: 'remove', icon: Trash2, onClick: () => remove(index) },
  ] as const
  return (
    <>
      <div
        role="group"
        aria-label={t('tools', { block, number: index + 1, count })}
        className="border-base-300 flex gap-1 border-b px-3 py-2"
      >
        {tools.map(({ key, icon, onClick, ...tool }) => {
          const isOff = 'isOff' in tool && tool.isOff
          return (
            <Button
              key={key}
              look="ghost"
              size="sm"
              icon={icon}
              iconOnly
              title={t(key)}
              // Stays focusable at the ends, so that the focus is not lost.
              aria-disabled={isOff || undefined}
              className={isOff ? 'opacity-40' : undefined}
              onClick={isOff ? undefined : onClick}
            >
              {t(key)}
            </Button>
          )
        })}
      </div>
      {children}
    </>
  )
}
