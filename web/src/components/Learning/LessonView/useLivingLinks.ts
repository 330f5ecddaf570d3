import { useEffect, useRef } from 'react'

/** A link lives for five minutes at least (lib/signedLinks.ts). */
const RENEW_AFTER_MS = 4 * 60_000
const LOOK_EVERY_MS = 30_000

/** While a page shows links to files, it asks for new ones before they end; who comes back to it finds them alive. */
export const useLivingLinks = (
  isNeeded: boolean,
  renewLinks: () => Promise<unknown>
) => {
  const latest = useRef(renewLinks)
  latest.current = renewLinks
  const renewedAt = useRef(Date.now())

  useEffect(() => {
    if (!isNeeded) return
    const renew = async () => {
      const isFresh = Date.now() - renewedAt.current < RENEW_AFTER_MS
      if (isFresh || document.visibilityState === 'hidden') return
      const before = renewedAt.current
      renewedAt.current = Date.now()
      // Off the line it is tried again.
      await latest.current().catch(() => (renewedAt.current = before))
    }
    const timer = setInterval(renew, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [isNeeded])
}
