import { useEffect } from 'react'

import { useLatestRef } from 'src/hooks/browser/useLatestRef'

const FIELDS = 'input, textarea, select, [contenteditable], [role=dialog]'

/** The `/` key focuses the search, unless the user is writing. */
export const useSlashKey = (onSlash: () => void, isListening: boolean) => {
  const latest = useLatestRef(onSlash)
  useEffect(() => {
    if (!isListening) return
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event
      if (key !== '/' || altKey || ctrlKey || metaKey) return
      if (target instanceof Element && target.closest(FIELDS)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isListening, latest])
}
