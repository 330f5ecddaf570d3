import { useRef } from 'react'

/**
 * For the content of a dialog that is opened by state: returns the focus to the element that had it. Radix does so only
 * for its own triggers, and would lose the focus otherwise.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
