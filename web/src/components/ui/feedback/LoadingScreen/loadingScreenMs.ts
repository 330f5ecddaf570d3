/**
 * The duration of the loading screen: `usual`, unless the page sets another duration. The server can do so by the meta
 * tag `sulong:loading-ms`, and browser tests by `window.__SULONG_LOADING_MS`.
 */
export const loadingScreenMs = (usual: number) => {
  const fromTest = window.__SULONG_LOADING_MS
  const fromPage = document.querySelector<HTMLMetaElement>(
    'meta[name="sulong:loading-ms"]'
  )?.content
  const configured = fromTest ?? (fromPage || undefined)
  return configured === undefined || Number.isNaN(Number(configured))
    ? usual
    : Number(configured)
}

declare global {
  interface Window {
    __SULONG_LOADING_MS?: number
  }
}
