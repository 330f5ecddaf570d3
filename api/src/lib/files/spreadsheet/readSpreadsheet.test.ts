// Files are read where they harm nobody (found.md S-F4).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { pool } from 'src/lib/db'

import { readSpreadsheet } from './readSpreadsheet'

const LIMITS = { rows: 1000, columns: 100, bytes: 64 * 1024 * 1024 }

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const write = (content: string | Buffer, name = 'file.csv') => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  return file
}

/** For each opened quote, the reader looks for its end in the rest of the file. */
const ENDLESS = '"a""'.repeat(500_000)

const hostile: [string, string][] = [
  ['quotes without an end', ENDLESS],
  ['millions of empty lines', '\n'.repeat(4_500_000)],
  ['millions of columns', `${','.repeat(2_000_000)}\n`.repeat(2)],
]

test.each(hostile)('%s keep nobody waiting', async (_, text) => {
  const file = write(text)
  let isRead = false
  const reading = readSpreadsheet(file, 'csv', LIMITS, 2000)
    .catch(() => null)
    .finally(() => (isRead = true))
  // A thread that has begun to read would keep these from being answered if it were this one.
  for (let each = 0; each < 20; each++) {
    await pool.query('SELECT 1')
    await nextTurn()
  }
  expect(isRead).toBe(false)
  await reading
})

test('A file that takes too long is refused, and its thread ends', async () => {
  const file = write(ENDLESS)
  await expect(readSpreadsheet(file, 'csv', LIMITS, 200)).rejects.toThrow(
    'The file took too long.'
  )
})

test('Two files are read at once, and the others after them', async () => {
  const quick = write('a,b', 'quick.csv')
  const slow = write(ENDLESS, 'slow.csv')
  const read = (file: string) =>
    readSpreadsheet(file, 'csv', LIMITS, 500).then(
      () => 'read',
      () => 'refused'
    )
  const ended: string[] = []
  await Promise.all(
    [slow, slow, quick].map(async (file) => ended.push(await read(file)))
  )
  expect(ended).toEqual(['refused', 'refused', 'read'])
})

test('A file that Excel saved on Windows keeps its letters', async () => {
  const file = write(Buffer.from('First name\nNiño Peña', 'latin1'))
  expect(await readSpreadsheet(file, 'csv', LIMITS)).toEqual([
    { name: '', rows: [['First name'], ['Niño Peña']] },
  ])
})
