import * as fflate from 'fflate'

import { nameFormulas } from './nameFormulas'

const SHEET = 'xl/worksheets/sheet1.xml'

const workbookOf = (cells: string) =>
  fflate.zipSync({ [SHEET]: fflate.strToU8(`<row r="2">${cells}</row>`) })

const cellsOf = (bytes: Uint8Array) =>
  fflate
    .strFromU8(fflate.unzipSync(bytes)[SHEET])
    .slice(`<row r="2">`.length, -6)

describe('a formula', () => {
  it.each([
    [
      '<c r="A2"><f>B2&amp;C2</f></c>',
      '<c r="A2" t="str"><v>=B2&amp;C2</v></c>',
    ],
    [
      '<c s="1" r="A2" t="str"><f ca="1">NOW()</f><v></v></c>',
      '<c r="A2" t="str"><v>=NOW()</v></c>',
    ],
    [
      '<c r="A2"><f t="shared" si="0"/><v/></c>',
      '<c r="A2" t="str"><v>=</v></c>',
    ],
    ['<c r="A2"/><c r="B2"><f>1</f></c>', '<c r="B2" t="str"><v>=1</v></c>'],
  ])('without a value is a text: %s', (cells, named) => {
    expect(cellsOf(nameFormulas(workbookOf(cells), fflate))).toBe(named)
  })

  it.each(['<c r="A2"><f>1+1</f><v>2</v></c>', '<c r="A2"><v>2</v></c>'])(
    'with a value stays as it is: %s',
    (cells) => {
      const workbook = workbookOf(cells)
      expect(nameFormulas(workbook, fflate)).toBe(workbook)
    }
  )

  it('is read quickly before a megabyte of spaces', () => {
    const workbook = workbookOf(`<c r="A2"><f/>${' '.repeat(1_000_000)}`)
    expect(nameFormulas(workbook, fflate)).toBe(workbook)
  })
})

test.each([
  ['date1904="true" codeName="Book"', 'date1904="1" codeName="Book"'],
  ["showObjects='all' date1904='true'", "showObjects='all' date1904='1'"],
  ['date1904="false"', 'date1904="false"'],
  ['date1904="1"', 'date1904="1"'],
])('A workbook with %s counts its days from the right year', (has, read) => {
  const book = (attributes: string) =>
    fflate.strToU8(`<workbook><workbookPr ${attributes}/></workbook>`)
  const bytes = fflate.zipSync({ 'xl/workbook.xml': book(has) })
  const { 'xl/workbook.xml': written } = fflate.unzipSync(
    nameFormulas(bytes, fflate)
  )
  expect(fflate.strFromU8(written)).toBe(fflate.strFromU8(book(read)))
})
