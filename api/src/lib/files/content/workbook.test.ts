import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { zipOf } from 'src/testing/files'

import { isSafeWorkbook } from './workbook'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'book-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const limits = { rows: 100, columns: 30, bytes: 10_000 }

const isSafe = (sheet: string, others: Record<string, string> = {}) => {
  const file = path.join(folder, 'book.xlsx')
  fs.writeFileSync(
    file,
    zipOf({
      ...others,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    })
  )
  return isSafeWorkbook(file, limits)
}

const sheets: [string, string, boolean][] = [
  ['a cell', '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', true],
  ['the last row and column', '<row r="100"><c r="AD100"/></row>', true],
  ['rows without numbers', '<row><c/></row>', true],
  [
    'a text about r="900000"',
    '<row><c><is><t>r="900000"</t></is></c></row>',
    true,
  ],
  ['a row beyond', '<row r="900000000"><c/></row>', false],
  ['a row beyond, in single quotes', "<row r='101'><c/></row>", false],
  ['a row beyond, with spaces', '<row spans="1:2" r = "101"><c/></row>', false],
  ['an exponent', '<row r="1e999"><c/></row>', false],
  ['an entity', '<row r="&#57;00000"><c/></row>', false],
  ['a column beyond', '<row r="1"><c r="XFD1"><v>1</v></c></row>', false],
  ['a cell of a row beyond', '<row><c r="A1048576"/></row>', false],
  ['a bracket in an attribute', '<row x=">" r="900000"/>', false],
  ['a prefix', '<x:row r="900000"/>', false],
  ['too many cells', '<c/>'.repeat(3200), false],
  ['a blank row beyond', '<row r="1048576" s="1" customFormat="1"/>', true],
  [
    'blank cells of a row beyond',
    '<row r="101"><c r="A101" s="1"/><c r="XFD101" s="1"></c></row>',
    true,
  ],
  ['blank cells beyond without places', '<row r="101"><c/></row>', false],
  [
    'a filled cell among blank ones beyond',
    '<row r="101"><c r="A101"/><c r="B101"><v>1</v></c></row>',
    false,
  ],
  ['something else in a row beyond', '<row r="900000"><x/></row>', false],
  [
    'a tag of thousands of characters',
    `<c r="A1" ${' '.repeat(5000)}><v>1</v></c>`,
    false,
  ],
]

test.each(sheets)('A sheet with %s', async (_, sheet, expected) => {
  expect(await isSafe(sheet)).toBe(expected)
})

test('Texts that unpack to more than the limit are refused', async () => {
  const texts = { 'xl/sharedStrings.xml': 'x'.repeat(10_001) }
  expect(await isSafe('<row/>', texts)).toBe(false)
})

test('A sheet beyond is refused wherever the workbook keeps it', async () => {
  const sheet =
    '<worksheet><row r="101"><c r="A101"><v>1</v></c></row></worksheet>'
  for (const place of ['xl/sheet1.xml', 'xl/Worksheets/sheet2.xml'])
    expect(await isSafe('<row/>', { [place]: sheet })).toBe(false)
})
