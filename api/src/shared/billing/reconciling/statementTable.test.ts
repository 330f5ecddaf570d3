import { statementTable } from './statementTable'

test('Rows above the headings and empty rows are left out', () => {
  expect(
    statementTable([
      ['Bank of Somewhere', '', ''],
      ['Account', '1234', ''],
      ['', '', ''],
      ['Date', 'Reference No.', 'Amount'],
      ['2026-11-20', '1', '5.00'],
      ['', ' ', ''],
      ['2026-11-21', '2'],
    ])
  ).toEqual({
    headers: ['Date', 'Reference No.', 'Amount'],
    rows: [
      ['2026-11-20', '1', '5.00'],
      ['2026-11-21', '2', ''],
    ],
  })
})

test('Without known words the widest row has the headings', () => {
  expect(
    statementTable([
      ['Ulat', ''],
      ['Araw', 'Bilang', 'Halaga'],
      ['2026-11-20', '1', '5.00'],
    ]).headers
  ).toEqual(['Araw', 'Bilang', 'Halaga'])
})

test('Columns of the same name are kept apart, unnamed ones are numbered', () => {
  expect(
    statementTable([['Date', 'Ref No', 'Amount', 'Amount', '']]).headers
  ).toEqual(['Date', 'Ref No', 'Amount', 'Amount (2)', '#5'])
})

test('An empty file has no rows', () => {
  expect(statementTable([])).toEqual({ headers: [], rows: [] })
  expect(statementTable([['', '']])).toEqual({ headers: [], rows: [] })
})

test('A statement without references has headings, too', () => {
  expect(
    statementTable([
      ['Bank of Somewhere', '', '', ''],
      ['Date', 'Description', 'Debit Amount', 'Credit Amount'],
      ['11/20/2026', 'INSTAPAY FR HANA LIM', '', '5,999.00'],
    ]).headers
  ).toEqual(['Date', 'Description', 'Debit Amount', 'Credit Amount'])
})

test('Headings with references come before a summary that has a date and an amount', () => {
  expect(
    statementTable([
      ['Statement date', 'Total amount', ''],
      ['2026-11-30', '10.00', ''],
      ['Date', 'Reference No.', 'Amount'],
      ['2026-11-20', '1', '5.00'],
    ]).headers
  ).toEqual(['Date', 'Reference No.', 'Amount'])
})
