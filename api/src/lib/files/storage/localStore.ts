import fs from 'node:fs'
import path from 'node:path'

import { StoredFileMissing, type Store } from './store'

/** Files below `folder`, spread over 256 folders by the first two digits of the key. */
export const localStore = (folder: string): Store => {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)

  return {
    put: async (key, from) => {
      await fs.promises.mkdir(path.dirname(placeOf(key)), { recursive: true })
      await fs.promises.rename(from, placeOf(key))
    },
    read: async (key, range) => {
      const file = await fs.promises.open(placeOf(key)).catch((error) => {
        throw error.code === 'ENOENT' ? new StoredFileMissing(key) : error
      })
      return file.createReadStream(range)
    },
    remove: (key) => fs.promises.rm(placeOf(key), { force: true }),
  }
}
