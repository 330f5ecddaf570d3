import { stores } from './stores'

/** Stores a file of our build on this device unless it is stored already. Throws when offline. */
export const keepAsset = async (address: string) => {
  const store = await caches.open(stores.assets)
  if (!(await store.match(address, { ignoreVary: true })))
    await store.add(address)
}
