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

test.each([
  ['a web page', '\n<html><body><table><tr><td>Date</td></tr></table>'],
  ['XML', '<?xml version="1.0"?>\n<Workbook></Workbook>'],
  ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n<OFX><STMTTRN>'],
  ['QIF', '!Type:Bank\nD11/20/2026\nT1500.00'],
  ['PDF', '%PDF-1.4\n1 0 obj'],
  ['old Excel', '\u00d0\u00cf\u0011\u00e0\u0000\u0000\n1,2'],
])('No table is read from %s', (_, file) => {
  expect(() => read(file)).toThrow('This is no CSV file.')
})

test('Signs within a cell are text', () => {
  expect(read('<3 Ana,Paid\nBen <b>,1\n')).toHaveLength(2)
})
