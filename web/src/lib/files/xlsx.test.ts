import * as csv from './csv'
import { downloadXlsx } from './xlsx'

const written: unknown[] = []
const saved = jest.spyOn(csv, 'downloadBlob').mockImplementation()

jest.mock('write-excel-file/universal', () => ({
  __esModule: true,
  default: (...sheet: unknown[]) => ({
    toBlob: async () => void written.push(sheet),
  }),
}))

it('The file has numbers as numbers, and texts as texts that no spreadsheet runs', async () => {
  await downloadXlsx(
    'report.xlsx',
    ['Name', 'Sum'],
    [
      ['=1+1', -12.5],
      ['Ana', null],
    ]
  )
  const [[[titles, first, second]]] = written as [
    [{ type?: unknown; value: unknown }[][]],
  ]
  expect(saved).toHaveBeenCalledWith('report.xlsx', undefined)
  expect(titles.map(({ value }) => value)).toEqual(['Name', 'Sum'])
  expect(first).toMatchObject([
    { type: String, value: '=1+1' },
    { type: Number, value: -12.5 },
  ])
  expect(second[1]).toBeNull()
})

it('The file has a title, the period, widths, pesos and their exact sum', async () => {
  written.length = 0
  await downloadXlsx(
    'report.xlsx',
    ['Product', 'Payments', 'Collected'],
    [
      ['Membership', 3, 0.1],
      ['A course with a long name', 1, 0.2],
    ],
    {
      title: 'Collected: by product?',
      notes: ['2026-11-01 – 2026-11-30'],
      money: [false, false, true],
      sumLabel: 'Sum',
    }
  )
  const [[rows, options]] = written as [
    [({ value: unknown; format?: string } | null)[][], object],
  ]
  expect(rows.map((row) => row.map((cell) => cell?.value ?? null))).toEqual([
    ['Collected: by product?'],
    ['2026-11-01 – 2026-11-30'],
    [],
    ['Product', 'Payments', 'Collected'],
    ['Membership', 3, 0.1],
    ['A course with a long name', 1, 0.2],
    ['Sum', null, 0.3],
  ])
  expect(rows[4].map((cell) => cell?.format)).toEqual([
    undefined,
    '0',
    '"₱"#,##0.00',
  ])
  expect(options).toEqual({
    sheet: 'Collected  by product ',
    columns: [{ width: 27 }, { width: 10 }, { width: 11 }],
    stickyRowsCount: 4,
  })
})

it.each([
  ['Batch 17: "Ñ/A"?', 'Batch 17  "Ñ A" '],
  [`${'a'.repeat(30)}🎓 graduates`, 'a'.repeat(30)],
  ["Of 'Batch 17'", "Of 'Batch 17 "],
])('The sheet of %j has a name that Excel opens', async (title, sheet) => {
  written.length = 0
  await downloadXlsx('report.xlsx', ['Name'], [['Ana']], { title })
  const [[, options]] = written as [[unknown, object]]
  expect(options).toMatchObject({ sheet })
})
