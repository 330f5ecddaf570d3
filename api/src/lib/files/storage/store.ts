import type { Readable } from 'node:stream'

/** A range of bytes, including both ends, counted from 0. */
export type ByteRange = { start: number; end: number }

/** A store of finished uploads. Keys are 32 random hex digits, never made from a submitted name. */
export type Store = {
  /** Moves a local file into the store. */
  put: (key: string, from: string, mime: string) => Promise<void>
  /** @throws StoredFileMissing */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  remove: (key: string) => Promise<void>
}

export class StoredFileMissing extends Error {
  constructor(key: string) {
    super(`no stored file ${key}`)
  }
}
