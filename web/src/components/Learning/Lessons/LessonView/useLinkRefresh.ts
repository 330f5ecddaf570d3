import { useEffect, useRef } from 'react'

import { useLatestRef } from 'src/hooks/browser/useLatestRef'

/** Links live for at least five minutes (api/src/lib/protection/signedLinks.ts). */
const RENEW_AFTER_MS = 4 * 60_000
const LOOK_EVERY_MS = 30_000

/** Renews the file links of an open page before they expire, and when the user returns to its tab. */
export const useLinkRefresh = (
  isNeeded: boolean,
  renewLinks: () => Promise<unknown>
) => {
  const latest = useLatestRef(renewLinks)
  const renewedAt = useRef(Date.now())

  useEffect(() => {
    if (!isNeeded) return
    const renew = async () => {
      const isFresh = Date.now() - renewedAt.current < RENEW_AFTER_MS
      if (isFresh || document.visibilityState === 'hidden') return
      const before = renewedAt.current
      renewedAt.current = Date.now()
      // Offline: try again on the next tick.
      await latest.current().catch(() => (renewedAt.current = before))
    }
    const timer = setInterval(renew, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [isNeeded, latest])
}
