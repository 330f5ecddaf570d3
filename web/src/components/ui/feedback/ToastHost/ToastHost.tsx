import { useEffect, useState, type ComponentType } from 'react'

import { onFirstToast } from 'src/lib/browser/toast'

/** Offline the toaster cannot load: no message is shown, and the page stays. */
export const ToastHost = () => {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(
    () =>
      onFirstToast(() => {
        import('./Toaster').then(
          (loaded) => setToaster(() => loaded.default),
          () => {}
        )
      }),
    []
  )
  return Toaster ? <Toaster /> : null
}
