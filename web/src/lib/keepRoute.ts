import { knownRoutes } from 'src/lib/preloadRoutes'
import { keepAsset } from 'src/serviceWorker/keepAsset'

/** Fetches what a page takes onto this device, so that it opens without a connection though it was never seen. */
export const keepRoute = async (name: string) => {
  const route = (await knownRoutes()).find((known) => known.name === name)
  for (const file of route?.files ?? []) await keepAsset(`/${file}`)
}
