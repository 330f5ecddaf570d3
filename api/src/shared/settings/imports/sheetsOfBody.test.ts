import { sheetsOfBody } from './sheetsOfBody'
import { IMPORT_LINES, IMPORT_ROWS } from './templates'

const rows = (count: number, row: unknown) =>
  Array.from({ length: count }, () => row)

test('Refuses more filled rows than an import takes', () => {
  expect(sheetsOfBody({ rows: rows(IMPORT_ROWS + 2, ['a']) })).toBeNull()
  expect(sheetsOfBody({ rows: rows(IMPORT_ROWS + 2, { a: 1 }) })).toBeNull()
})

test.each([[['', ' ']], [[]], [{ a: '' }]])(
  'Blank rows (%j) do not count',
  (blank) => {
    const filled = Array.isArray(blank) ? ['a'] : { a: 'b' }
    const body = { rows: [filled, ...rows(IMPORT_ROWS + 2, blank)] }
    expect(sheetsOfBody(body)).not.toBeNull()
  }
)

test('Blank records get no cells, however many headings there are', () => {
  const filled = Object.fromEntries(rows(100, 0).map((_, at) => [`h${at}`, 1]))
  const [sheet] = sheetsOfBody({ rows: [filled, ...rows(2000, {})] }) ?? []
  expect(sheet.rows.flat()).toHaveLength(200)
})

test('Refuses more lines than a spreadsheet program has, also of several sheets', () => {
  const half = { rows: rows(IMPORT_LINES / 2, []) }
  expect(sheetsOfBody({ sheets: [half, half] })).not.toBeNull()
  expect(sheetsOfBody({ sheets: [half, half, { rows: [[]] }] })).toBeNull()
})
