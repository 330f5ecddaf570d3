import { useEffect, useRef, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { BlockPicture } from './BlockPicture'
import { useBlockChanges } from './useBlockChanges'

import {
  blockTypes,
  type BlockType,
} from '$api/src/shared/marketing/landing/blocks'

const isBlockType = (name?: string): name is BlockType =>
  blockTypes.includes(name as BlockType)

/** A block to add: its picture and its name. */
export const PaletteItem = ({ name }: { name: string }) => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  if (!isBlockType(name)) return null
  return (
    <div
      data-block={name}
      className="bg-base-100 border-base-300 hover:border-primary flex cursor-pointer items-center gap-3 rounded-lg border p-2"
    >
      <BlockPicture type={name} className="bg-base-200 h-8 w-12 rounded" />
      <span className="text-sm">{t(`blocks.${name}`)}</span>
    </div>
  )
}

/** The blocks to add. Puck lets them be dragged; a click, Enter or the space bar adds them, too. */
export const Palette = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const { add } = useBlockChanges()
  const addNow = useRef(add)
  addNow.current = add

  // Puck's own elements have the focus and the pointer, so the events are heard around them.
  useEffect(() => {
    const root = box.current
    if (!root) return
    const onEvent = (event: Event) => {
      const item = (event.target as Element).closest('[data-puck-drawer-item]')
      const name =
        item?.querySelector<HTMLElement>('[data-block]')?.dataset.block
      if (!isBlockType(name)) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
      }
      addNow.current(name)
    }
    root.addEventListener('click', onEvent)
    root.addEventListener('keydown', onEvent)
    return () => {
      root.removeEventListener('click', onEvent)
      root.removeEventListener('keydown', onEvent)
    }
  }, [])
  return <div ref={box}>{children}</div>
}
