import { useEffect, useRef, type RefObject } from 'react'

import { nextOption } from 'src/components/Accounts/Search/nextOption'
import { useSearchUrl } from 'src/components/Accounts/Search/useSearchUrl'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

/** The parts of the search box that its behaviour, which loads later, needs. */
export type SearchBoxParts = {
  listId: string
  frame: RefObject<HTMLElement>
  field: RefObject<HTMLInputElement>
  icon: RefObject<HTMLElement>
  state: {
    text: string
    typed?: string
    isOpen: boolean
    isOverBar: boolean
    activeId: string
  }
  setTyped: (typed?: string) => void
  setIsOpen: (isOpen: boolean) => void
  setIsOverBar: (isOverBar: boolean) => void
  setActiveId: (id: string) => void
}

/** Writes the typed text into the URL after a pause; handles the keys of the results; closes the results on leaving. */
export const useSearchBehaviour = ({
  listId,
  frame,
  field,
  icon,
  state: { text, typed, isOpen, isOverBar, activeId },
  setTyped,
  setIsOpen,
  setIsOverBar,
  setActiveId,
}: SearchBoxParts) => {
  const { pathname, query, setQuery } = useSearchUrl()
  const sent = useRef(query)
  const ask = () => {
    sent.current = text.trim()
    setQuery(text)
  }
  const close = () => {
    setIsOpen(false)
    setIsOverBar(false)
    setActiveId('')
  }

  useEffect(() => {
    if (typed === undefined || typed.trim() === query) return
    const timer = setTimeout(ask, typed.trim() ? SEARCH_DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
    // Only a keystroke restarts the pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])

  // Something else has changed the URL: a page was opened, or Back was pressed.
  useEffect(() => {
    if (query !== sent.current) setTyped(undefined)
    sent.current = query
    setActiveId('')
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query])

  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) close()
    shownOn.current = pathname
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Enter') {
      const active = activeId && document.getElementById(activeId)
      if (active) active.click()
      else ask()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(text.trim() !== '')
      setActiveId(nextOption(listId, activeId, key === 'ArrowDown' ? 1 : -1))
    }
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    const opener = isOverBar ? icon : field
    opener.current?.focus()
    close()
  }
  const onLeft = (target: EventTarget | null) => {
    if (
      (isOpen || isOverBar) &&
      target &&
      !frame.current?.contains(target as Node)
    )
      close()
  }
  useListeners(frame, field, { onKey, onEscape, onLeft })

  return { query, close }
}

type Listeners = {
  onKey: (event: KeyboardEvent) => void
  onEscape: (event: KeyboardEvent) => void
  onLeft: (target: EventTarget | null) => void
}

const useListeners = (
  frame: RefObject<HTMLElement>,
  field: RefObject<HTMLElement>,
  listeners: Listeners
) => {
  const latest = useLatestRef(listeners)
  useEffect(() => {
    const [box, input] = [frame.current, field.current]
    const onKey = (event: KeyboardEvent) => latest.current.onKey(event)
    const onEscape = (event: KeyboardEvent) => latest.current.onEscape(event)
    const onFocusOut = (event: FocusEvent) =>
      latest.current.onLeft(event.relatedTarget)
    const onPress = (event: PointerEvent) => latest.current.onLeft(event.target)
    input?.addEventListener('keydown', onKey)
    box?.addEventListener('keydown', onEscape)
    box?.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPress)
    return () => {
      input?.removeEventListener('keydown', onKey)
      box?.removeEventListener('keydown', onEscape)
      box?.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [frame, field, latest])
}
