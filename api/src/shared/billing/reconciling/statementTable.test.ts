import { readLines } from './readLines'
import { guessColumns } from './statementColumns'
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

test.each([
  ['Amount', 'Debit', 'Credit'],
  ['Transaction', 'Debit', 'Credit'],
  ['Amount (PHP)', 'Out', 'In'],
])(
  'Headings in two rows are read as one: %s over %s and %s',
  (over, debit, credit) => {
    const { headers, rows } = statementTable([
      ['Bank of Somewhere', '', '', '', '', ''],
      ['Date', 'Description', 'Reference', over, '', 'Balance'],
      ['', '', '', debit, credit, ''],
      ['11/20/2026', 'ATM WITHDRAWAL', 'R1', '500.00', '', '1,000.00'],
      ['11/21/2026', 'ANA REYES', 'R2', '', '1,500.00', '2,500.00'],
    ])
    expect(headers).toEqual([
      'Date',
      'Description',
      'Reference',
      `${over} ${debit}`,
      `${over} ${credit}`,
      'Balance',
    ])
    const columns = guessColumns(headers)
    expect(columns).toMatchObject({ amount: '', debit: headers[3] })
    expect(
      readLines({ headers, rows }, columns, 'bank_transfer').map(
        ({ amountCentavos, kind }) => [amountCentavos, kind]
      )
    ).toEqual([
      [-50_000, 'MONEY_OUT'],
      [150_000, 'MONEY_IN'],
    ])
  }
)

test('A first line of words is no second row of headings', () => {
  const { headers, rows } = statementTable([
    ['Date', 'Description', 'Reference', 'Debit', 'Credit'],
    ['', 'Deposits and withdrawals of the month', '', '', ''],
    ['11/21/2026', 'ANA REYES', 'R2', '', '1,500.00'],
  ])
  expect(headers).toEqual([
    'Date',
    'Description',
    'Reference',
    'Debit',
    'Credit',
  ])
  expect(rows).toHaveLength(2)
})
