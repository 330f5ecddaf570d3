import fs from 'node:fs'
import path from 'node:path'

import { StoredFileMissing, type Store } from './store'

/** Closes a folder to everyone but its owner. A folder of another user, such as a shared one, stays as it is. */
const closeToOthers = (folder: string) => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (fs.statSync(folder).uid === process.getuid?.())
    fs.chmodSync(folder, 0o700)
}

/** Files below `folder`, spread over 256 folders by the first two digits of the key. Only the owner can read them. */
export const localStore = (folder: string): Store => {
  closeToOthers(folder)
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
