import { useRef } from 'react'

/**
 * For the content of a dialog that is opened by state: what had the focus gets it back. Radix knows only of triggers of
 * its own, and would leave the focus nowhere.
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
