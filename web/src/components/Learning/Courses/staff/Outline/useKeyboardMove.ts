import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { placeOf, stepLesson, stepUnit } from './outlineMoves'

export type Held = { kind: 'unit' | 'lesson'; id: number; name: string }

type Outline = {
  units: UnitFields[]
  show: (units: UnitFields[]) => void
  save: (units: UnitFields[]) => void
}

export const handleId = ({ kind, id }: Pick<Held, 'kind' | 'id'>) =>
  `handle-${kind}-${id}`

const takeKeys = [' ', 'Enter']

/**
 * Moves outline items by keys: Space picks up a unit or lesson, arrow keys move it, Space drops it and Escape puts it
 * back. Every step is announced, and a row that lands in another unit keeps the focus.
 */
export const useKeyboardMove = ({ units, show, save }: Outline) => {
  const { t } = useTranslation('learning.staff')
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const before = useRef<UnitFields[]>([])
  const refocus = useRef('')

  useEffect(() => {
    if (!refocus.current) return
    document.getElementById(refocus.current)?.focus()
    refocus.current = ''
  }, [units])

  const where = (outline: UnitFields[], { kind, id }: Held) => {
    if (kind === 'unit')
      return t('outline.atUnit', {
        place: outline.findIndex((unit) => unit.id === id) + 1,
        total: outline.length,
      })
    const { unitIndex, index } = placeOf(outline, id)
    return t('outline.atLesson', {
      unit: outline[unitIndex]?.name,
      place: index + 1,
      total: outline[unitIndex]?.lessons.length,
    })
  }

  const stepOf = (what: Held, by: -1 | 1) =>
    (what.kind === 'unit' ? stepUnit : stepLesson)(units, what.id, by)

  const drop = (what: Held) => {
    setHeld(null)
    setSaid(t('outline.dropped', { name: what.name, at: where(units, what) }))
    save(units)
  }

  const onKeyDown = (what: Held) => (event: KeyboardEvent) => {
    const isHeld = held?.kind === what.kind && held.id === what.id
    if (takeKeys.includes(event.key)) {
      event.preventDefault()
      if (isHeld) return drop(what)
      before.current = units
      setHeld(what)
      setSaid(t('outline.taken', { name: what.name, at: where(units, what) }))
      return
    }
    if (!isHeld) return
    if (event.key === 'Tab') return drop(what)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      refocus.current = handleId(what)
      setHeld(null)
      show(before.current)
      setSaid(t('outline.putBack', { name: what.name }))
      return
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = stepOf(what, event.key === 'ArrowUp' ? -1 : 1)
    if (!next) return setSaid(t('outline.noFurther', { name: what.name }))
    refocus.current = handleId(what)
    show(next)
    setSaid(where(next, what))
  }

  /** Moves an item one step by a button, which keeps the focus. */
  const step = (what: Held, by: -1 | 1, buttonId: string) => {
    const next = stepOf(what, by)
    if (!next) return
    refocus.current = buttonId
    setSaid(t('outline.dropped', { name: what.name, at: where(next, what) }))
    save(next)
  }

  return {
    held,
    said,
    onKeyDown,
    step,
    mayStep: (what: Held, by: -1 | 1) => stepOf(what, by) !== null,
    say: (what: Held, outline: UnitFields[]) =>
      setSaid(
        t('outline.dropped', { name: what.name, at: where(outline, what) })
      ),
  }
}

export type KeyboardMove = ReturnType<typeof useKeyboardMove>
