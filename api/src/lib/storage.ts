import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

const folder = () =>
  process.env.STORAGE_PATH ?? path.join(getPaths().base, '.sulong', 'files')

/** Where an upload lies. Keys are made by the server (32 hex digits), never from a sent name. */
export const pathOf = (storageKey: string) => {
  if (!/^[0-9a-f]{32}$/.test(storageKey)) throw new Error('not a storage key')
  return path.join(folder(), storageKey.slice(0, 2), storageKey)
}

/** The file's final place and a place beside it to write to first, so that no half file is ever served. */
export const newPlace = (storageKey: string) => {
  const target = pathOf(storageKey)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  return { target, half: `${target}.part` }
}
