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
 * For the content of a dialog that is opened by state: moves the focus in, and back to the element that had it. Radix
 * would focus the button that closes the dialog, and returns the focus only to its own triggers. `field` starts at the
 * first field, or else at the first action of the footer; `panel` at the top, for content that is read first and may
 * still be loading.
 */
export const useDialogFocus = (start: 'field' | 'panel' = 'field') => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const content = event.currentTarget as HTMLElement
      const control = start === 'panel' ? content : preferredOf(content)
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
