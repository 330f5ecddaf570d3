// Archives that would expand to an enormous size (docs/security.md S-54).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { samples, zipOf } from 'src/testing/files'

import { ARCHIVE_LIMITS, isSafeArchive } from './archive'

const MB = 1024 * 1024
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zip-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const write = (content: Buffer) => {
  const file = path.join(folder, 'archive')
  fs.writeFileSync(file, content)
  return file
}

/** Makes the central directory and the local header claim another size than the real one. */
const lying = (archive: Buffer, size: number) => {
  const copy = Buffer.from(archive)
  copy.writeUInt32LE(size, 22)
  copy.writeUInt32LE(size, copy.indexOf('PK\x01\x02', 0, 'latin1') + 24)
  return copy
}

const linked = (archive: Buffer) => {
  const copy = Buffer.from(archive)
  const entry = copy.indexOf('PK\x01\x02', 0, 'latin1')
  copy.writeUInt8(3, entry + 5)
  copy.writeUInt32LE((0o120777 << 16) >>> 0, entry + 38)
  return copy
}

const manyEntries = (count: number) =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, each) => [`${each}.txt`, ''])
    )
  )

/** Claims a million entries, which must not be read one by one. */
const claimedMillion = () => {
  const copy = manyEntries(1)
  const end = copy.indexOf('PK\x05\x06', 0, 'latin1')
  copy.writeUInt16LE(65_534, end + 8)
  copy.writeUInt16LE(65_534, end + 10)
  return copy
}

test.each<[string, () => Buffer]>([
  ['one file', () => zipOf({ 'a.txt': 'Onward' })],
  ['a document', samples.docx],
  ['as many files as there may be', () => manyEntries(ARCHIVE_LIMITS.entries)],
  ['a folder', () => zipOf({ 'lessons/one.txt': 'One' })],
])('%s is safe', async (_name, archive) => {
  expect(await isSafeArchive(write(archive()))).toBe(true)
})

test.each<[string, () => Buffer]>([
  ['one file too many', () => manyEntries(ARCHIVE_LIMITS.entries + 1)],
  ['a million said', claimedMillion],
  ['a thousandfold', () => zipOf({ 'a.txt': new Uint8Array(20 * MB) })],
  [
    'beyond 100 MB',
    () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 6 }, (_, each) => [
            `${each}.txt`,
            new Uint8Array(20 * MB),
          ])
        )
      ),
  ],
  ['an archive in it', () => zipOf({ 'inner.zip': samples.zip() })],
  [
    'huge shared strings',
    () => zipOf({ 'xl/sharedStrings.xml': new Uint8Array(90 * MB) }),
  ],
  ['less said than there is', () => lying(zipOf({ a: 'b'.repeat(5_000) }), 10)],
  ['a name that leads out', () => zipOf({ '../../etc/passwd': 'x' })],
  ['an absolute name', () => zipOf({ '/etc/passwd': 'x' })],
  ['a link', () => linked(zipOf({ a: '/etc/passwd' }))],
  ['no archive', () => Buffer.from('PK\x03\x04 nothing')],
])('%s is not safe', async (_name, archive) => {
  const file = write(archive())
  const from = process.cpuUsage()
  const heap = process.memoryUsage().heapUsed
  expect(await isSafeArchive(file)).toBe(false)
  expect(process.cpuUsage(from).user).toBeLessThan(1_000_000)
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(64 * MB)
})
