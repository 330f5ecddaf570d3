import { useEffect, useState, type ComponentType } from 'react'

import { onFirstToast } from 'src/lib/toast'

/** On a line that is down the toaster does not come: no message then, and the page stays. */
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
