import { useEffect } from 'react'

import { useLatestRef } from './useLatestRef'

type Keys = Record<string, () => void>

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.isContentEditable) &&
  (target as HTMLInputElement).type !== 'checkbox'

const isBehindDialog = () => document.querySelector('[role="dialog"]') !== null

/** Single-key shortcuts; ignored while the user types, holds a modifier key or has a dialog open. */
export const useKeys = (keys: Keys) => {
  const latest = useLatestRef(keys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      if (!act || isModified || event.repeat) return
      if (isTyping(event) || isBehindDialog()) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [latest])
}
