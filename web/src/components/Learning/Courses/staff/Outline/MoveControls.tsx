import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu, type MenuItem } from 'src/components/ui/control/Menu'

import { handleId, type Held, type KeyboardMove } from './useKeyboardMove'

type HandleProps = {
  what: Held
  keys: KeyboardMove
  setRef: (element: HTMLElement | null) => void
  listeners: DraggableSyntheticListeners
}

/** The handle to drag by: with a pointer, by touch, or with keys after pressing Space. */
export const DragHandle = ({ what, keys, setRef, listeners }: HandleProps) => {
  const { t } = useTranslation('learning.staff')
  const isHeld = keys.held?.kind === what.kind && keys.held.id === what.id
  return (
    <button
      type="button"
      ref={setRef}
      id={handleId(what)}
      {...listeners}
      onKeyDown={keys.onKeyDown(what)}
      aria-pressed={isHeld}
      aria-describedby="outline-keys"
      className={`btn btn-ghost btn-sm btn-square cursor-grab touch-none ${isHeld ? 'btn-active' : ''}`}
    >
      <GripVertical className="size-5" aria-hidden />
      <span className="sr-only">{t('outline.take', { name: what.name })}</span>
    </button>
  )
}

type MoveButtonsProps = {
  what: Held
  keys: KeyboardMove
  items: MenuItem[]
}

/** The buttons that move an item, and a menu of its other actions. */
export const MoveButtons = ({ what, keys, items }: MoveButtonsProps) => {
  const { t } = useTranslation(['common', 'learning.staff'])
  return (
    <div className="flex items-center">
      {([-1, 1] as const).map((by) => {
        const id = `step-${what.kind}-${what.id}-${by}`
        return (
          <Button
            key={by}
            id={id}
            look="ghost"
            size="sm"
            iconOnly
            icon={by < 0 ? ArrowUp : ArrowDown}
            disabled={!keys.mayStep(what, by)}
            onClick={() => keys.step(what, by, id)}
          >
            {t(by < 0 ? 'action.moveUp' : 'action.moveDown', {
              name: what.name,
            })}
          </Button>
        )
      })}
      <Menu
        button={
          <Button look="ghost" size="sm" iconOnly icon={Ellipsis}>
            {t('learning.staff:outline.more', { name: what.name })}
          </Button>
        }
        items={items}
      />
    </div>
  )
}
