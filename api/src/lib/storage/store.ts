import type { Readable } from 'node:stream'

/** Bytes of a file, both ends included, counted from 0. */
export type ByteRange = { start: number; end: number }

/** Where finished uploads lie. Keys are 32 hex digits that the server drew, never made from a sent name. */
export type Store = {
  /** Takes in a finished file of this machine; nothing is left where it lay. */
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
