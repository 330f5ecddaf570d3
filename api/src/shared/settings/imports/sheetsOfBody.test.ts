import { sheetsOfBody } from './sheetsOfBody'
import { IMPORT_ROWS } from './templates'

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
