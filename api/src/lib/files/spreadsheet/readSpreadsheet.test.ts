// Files are read where they harm nobody (docs/decisions/0082).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { pool } from 'src/lib/db'
import { workbookOf } from 'src/testing/files'

import { readSpreadsheet } from './readSpreadsheet'

const limits = { rows: 1000, columns: 100, bytes: 64 * 1024 * 1024 }
const LIMITS = { limits, senderId: 1 }

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

test('A CSV file with too many columns is refused: each heading is compared with those that are known', async () => {
  const file = write(Array.from({ length: 101 }, (_, at) => `h${at}`).join(','))
  await expect(readSpreadsheet(file, 'csv', LIMITS)).rejects.toThrow(
    'The sheet is too large.'
  )
})

test('Blank cells at the end of rows do not count, and cells have the length of a spreadsheet program', async () => {
  const blank = ', '.repeat(20_000)
  const file = write(`Email${blank}\n${'a'.repeat(40_000)}${blank}`)
  const [{ rows }] = await readSpreadsheet(file, 'csv', LIMITS)
  expect(rows).toEqual([['Email'], ['a'.repeat(32_767)]])
})

test('Two files are read at once, and never two of one sender', async () => {
  const quick = write('a,b', 'quick.csv')
  const slow = write(ENDLESS, 'slow.csv')
  const ended: string[] = []
  const read = async (file: string, senderId: number) => {
    await readSpreadsheet(file, 'csv', { limits, senderId }, 500).catch(
      () => null
    )
    ended.push(`${path.parse(file).name} ${senderId}`)
  }
  await Promise.all([
    ...[1, 1, 1].map((senderId) => read(slow, senderId)),
    read(quick, 2),
  ])
  expect(ended.indexOf('quick 2')).toBeLessThan(2)
})

test('A file that Excel saved on Windows keeps its letters', async () => {
  const file = write(Buffer.from('First name\nNiño Peña', 'latin1'))
  expect(await readSpreadsheet(file, 'csv', LIMITS)).toEqual([
    { name: '', rows: [['First name'], ['Niño Peña']] },
  ])
})

test('Blank rows of a CSV file do not count, and keep the numbers of the lines', async () => {
  const file = write(`a,b\n${',\n'.repeat(3000)}1,2\n${' , \n'.repeat(3000)}`)
  const [{ rows }] = await readSpreadsheet(file, 'csv', LIMITS)
  expect(rows.length).toBe(3002)
  expect(rows[3001]).toEqual(['1', '2'])
})

test('A CSV file with more filled rows than the limit is one row longer', async () => {
  const file = write('a\n\n'.repeat(1200))
  const [{ rows }] = await readSpreadsheet(file, 'csv', LIMITS)
  expect(rows.filter((row) => row.length > 0)).toHaveLength(1001)
})

test('Formatted rows without content do not count in a workbook', async () => {
  const cell = (place: string, text: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const blanks = Array.from(
    { length: 5000 },
    (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"/></row>`
  )
  const sheet = `<row r="1">${cell('A1', 'Email')}<c r="XFD1" s="1"/></row><row r="2">${cell('A2', 'a@b.ph')}</row>${blanks.join('')}`
  const file = write(workbookOf('Members', sheet), 'formatted.xlsx')
  expect(await readSpreadsheet(file, 'xlsx', LIMITS)).toEqual([
    { name: 'Members', rows: [['Email'], ['a@b.ph']] },
  ])
})

test('A text that many cells of a workbook share counts once for each of them', async () => {
  const cells = (count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`
    ).join('')
  const read = (count: number) =>
    readSpreadsheet(
      write(workbookOf('Members', cells(count), 'a'.repeat(30_000)), 'a.xlsx'),
      'xlsx',
      { limits: { ...limits, bytes: 100_000 }, senderId: 1 }
    )
  const [{ rows }] = await read(3)
  expect(rows).toHaveLength(3)
  await expect(read(4)).rejects.toThrow('The sheet is too large.')
})
