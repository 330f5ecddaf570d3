import { stores } from './stores'

/** Brings a file of our build onto this device, but where it is there already. Throws where the line gives out. */
export const keepAsset = async (address: string) => {
  const store = await caches.open(stores.assets)
  if (!(await store.match(address, { ignoreVary: true })))
    await store.add(address)
}
