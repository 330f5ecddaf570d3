import { useEffect } from 'react'

import { Toaster as HotToaster, toast } from 'react-hot-toast'

import { onToasterReady, type ToastKind } from 'src/lib/browser/toast'

import { TOAST_MS } from '$api/src/shared/constants'

const announced = {
  success: { role: 'status', 'aria-live': 'polite' },
  error: { role: 'alert', 'aria-live': 'assertive' },
} as const

let errors: string[] = []

/**
 * A success takes the errors before it away, which are no longer true. Without the network the toaster cannot load, so
 * that both may come at once.
 */
const show = (kind: ToastKind, message: string) => {
  const id = `${kind}:${message}`
  if (kind === 'success') errors.forEach((error) => toast.dismiss(error))
  errors = kind === 'error' ? [...errors, id] : []
  toast[kind](message, { id, ariaProps: announced[kind] })
}

const Toaster = () => {
  useEffect(() => onToasterReady(show), [])

  return (
    <HotToaster
      position="top-center"
      // Below the header, whose logo, search and bell stay in reach.
      containerStyle={{ top: 72 }}
      toastOptions={{
        duration: TOAST_MS,
        className:
          'bg-neutral! text-neutral-content! shadow-float! rounded-lg! text-sm! font-medium! max-w-[min(92vw,30rem)]!',
        success: {
          duration: TOAST_MS,
          iconTheme: {
            primary: 'var(--color-success)',
            secondary: 'var(--color-success-content)',
          },
        },
        error: {
          duration: TOAST_MS,
          iconTheme: {
            primary: 'var(--color-error)',
            secondary: 'var(--color-error-content)',
          },
        },
      }}
    />
  )
}

export default Toaster
