import type { Table } from './reportTables'
import { toCsvFile } from './writeTables'

const table = (kind: Table['kind']): Table => ({
  kind,
  name: kind,
  rows: [['Heading'], [kind], ['=1+1']],
})

it.each([
  [['figures', 'steps', 'lines', 'cohorts'], 'steps'],
  [['figures', 'lines', 'cohorts'], 'figures'],
  [['figures', 'cohorts'], 'figures'],
  [['figures'], 'figures'],
] as const)('Of the tables %j, a CSV file has %s', async (kinds, shown) => {
  const file = await toCsvFile(kinds.map(table))
  expect(file.toString()).toBe(`\ufeffHeading\r\n${shown}\r\n'=1+1\r\n`)
})
