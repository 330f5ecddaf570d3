// Meta's pixel without its inline snippet, which our CSP would refuse. This module creates the queue that Meta's script
// takes over, and loads the script. Automatic tracking is off; page views are reported one by one.

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

/** Loads the pixel once per page; further calls do nothing. */
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

/** Stops the pixel for a visitor who withdraws consent. The next page load does not contain the pixel. */
export const revokePixel = () => window.fbq?.('consent', 'revoke')

export const trackPage = () => window.fbq?.('track', 'PageView')
