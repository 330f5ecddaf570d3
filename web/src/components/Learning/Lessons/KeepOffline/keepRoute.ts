import { loadRouteFiles } from 'src/lib/loading/preloadRoutes'
import { keepAsset } from 'src/serviceWorker/keepAsset'

/** Stores the files of a page on this device, so that it opens offline even if it was never visited. */
export const keepRoute = async (name: string) => {
  const route = (await loadRouteFiles()).find((known) => known.name === name)
  for (const file of route?.files ?? []) await keepAsset(`/${file}`)
}
