import { useEffect } from 'react'

import { Toaster as HotToaster } from 'react-hot-toast'

import { onToasterReady } from 'src/lib/browser/toast'

import { TOAST_MS } from '$api/src/shared/constants'

const Toaster = () => {
  useEffect(onToasterReady, [])

  return (
    <HotToaster
      position="top-center"
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
