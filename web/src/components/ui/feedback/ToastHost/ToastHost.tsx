import { useEffect, useState, type ComponentType } from 'react'

import { onFirstToast } from 'src/lib/browser/toast'

/** Shows the toasts. Offline, the toaster may fail to load: then no message is shown, and the page stays. */
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
