// Meta's pixel without its inline snippet, which the CSP would refuse: the queue that its script takes over, and the
// script. It watches nothing by itself; pages are told to it one by one.

type Fbq = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: true
  version: '2.0'
  disablePushState: true
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

export const isPixelLoaded = () => window.fbq !== undefined

/** Once a page: a second call does nothing. */
export const loadPixel = (id: string) => {
  if (isPixelLoaded()) return
  const call = (...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args)
    else fbq.queue.push(args)
  }
  const fbq: Fbq = Object.assign(call as Fbq, {
    queue: [],
    loaded: true as const,
    version: '2.0' as const,
    disablePushState: true as const,
  })
  fbq.push = fbq
  window.fbq = window._fbq = fbq

  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT
  document.head.append(script)

  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
}

export const grantPixel = () => window.fbq?.('consent', 'grant')

/** For who changes their mind: it sends nothing more, and the next page does not load it. */
export const revokePixel = () => window.fbq?.('consent', 'revoke')

export const trackPage = () => window.fbq?.('track', 'PageView')
