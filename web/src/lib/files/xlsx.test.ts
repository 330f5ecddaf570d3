import * as csv from './csv'
import { downloadXlsx } from './xlsx'

const written: unknown[] = []
const saved = jest.spyOn(csv, 'downloadBlob').mockImplementation()

jest.mock('write-excel-file/universal', () => ({
  __esModule: true,
  default: (rows: unknown) => ({
    toBlob: async () => void written.push(rows),
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
  const [[titles, first, second]] = written as [
    { type?: unknown; value: unknown }[][],
  ]
  expect(saved).toHaveBeenCalledWith('report.xlsx', undefined)
  expect(titles.map(({ value }) => value)).toEqual(['Name', 'Sum'])
  expect(first).toMatchObject([
    { type: String, value: '=1+1' },
    { type: Number, value: -12.5 },
  ])
  expect(second[1]).toBeNull()
})
