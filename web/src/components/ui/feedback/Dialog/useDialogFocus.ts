import { useRef } from 'react'

/** The control that has the focus when a dialog opens, in order of preference. */
const PREFERRED = [
  '[data-autofocus]',
  'input[type=radio]:checked:not(:disabled)',
  'input:not([type=hidden], [type=checkbox], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true]',
  'footer button:not(:disabled), footer a',
]

const preferredOf = (content: HTMLElement) => {
  for (const selector of PREFERRED) {
    const control = content.querySelector<HTMLElement>(selector)
    if (control) return control
  }
}

/**
 * For the content of a dialog that is opened by state: focuses its first field, or else the first action of its footer,
 * and returns the focus to the element that had it. Radix would focus the button that closes the dialog, and returns the
 * focus only to its own triggers.
 */
export const useDialogFocus = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const control = preferredOf(event.currentTarget as HTMLElement)
      if (!control) return
      event.preventDefault()
      control.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
