import papaparse from 'papaparse'

import { csvOf, requireClosedQuotes } from './csv'

const read = (file: string) => {
  const { text, delimiter } = csvOf(papaparse, file)
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter })
  requireClosedQuotes(errors)
  return data.filter((row) => row.join('') !== '')
}

const rows = [
  ['Name', 'Paid'],
  ['Cruz, Ana', '1,500.00'],
]

test.each([
  ['a comma', 'Name,Paid\n"Cruz, Ana","1,500.00"\n'],
  ['a semicolon', 'Name;Paid\r\nCruz, Ana;1,500.00\r\n'],
  [
    'a semicolon between quoted cells',
    '"Name";"Paid"\n"Cruz, Ana";"1,500.00"\n',
  ],
  ['a tab', 'Name\tPaid\nCruz, Ana\t1,500.00\n\n'],
  ['a bar', 'Name|Paid\nCruz, Ana|1,500.00'],
  ['the sign that Excel names', 'sep=;\r\nName;Paid\r\nCruz, Ana;1,500.00'],
])('Cells are separated by %s', (_, file) => expect(read(file)).toEqual(rows))

test('A file of one column stays one', () =>
  expect(read('Email\nana@example.com\n')).toEqual([
    ['Email'],
    ['ana@example.com'],
  ]))

test('A quotation mark that is not closed hides no lines', () => {
  expect(() => read('Name,Paid\n"Ana,1\nBen,2\n')).toThrow()
  expect(read('Name,Paid\nAna "Annie" Cruz,1\n')).toHaveLength(2)
})
