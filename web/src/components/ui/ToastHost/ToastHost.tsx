import { lazy, Suspense, useEffect, useState } from 'react'

import { onFirstToast } from 'src/lib/toast'

const Toaster = lazy(() => import('./Toaster'))

export const ToastHost = () => {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setIsNeeded(true)), [])
  return <Suspense fallback={null}>{isNeeded && <Toaster />}</Suspense>
}
