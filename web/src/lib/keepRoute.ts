import { stores } from 'src/serviceWorker/stores'

type RouteFiles = {
  name: string
  files: string[]
  words: Record<string, string[]>
}

/** Fetches what a page takes onto this device, so that it opens without a connection though it was never seen. */
export const keepRoute = async (name: string) => {
  const routes = (await (await fetch('/routes.json')).json()) as RouteFiles[]
  const route = routes.find((known) => known.name === name)
  if (!route) return
  const words = route.words[document.documentElement.lang] ?? []
  const store = await caches.open(stores.assets)
  for (const file of [...route.files, ...words]) {
    const address = `/${file}`
    if (!(await store.match(address, { ignoreVary: true })))
      await store.add(address)
  }
}
