import { readLines } from './readLines'
import { guessColumns } from './statementColumns'

const columns = {
  reference: 'Reference No.',
  paidOn: 'Date',
  amount: '',
  credit: 'Credit',
  debit: 'Debit',
  payerName: 'Description',
}

const headers = ['Date', 'Description', 'Reference No.', 'Debit', 'Credit']

const today = '2026-12-31'

const read = (...row: string[]) =>
  readLines({ headers, rows: [row] }, columns, 'gcash', today)[0]

test('A row with incoming money is a transfer', () => {
  expect(
    read(
      '2026-11-20 08:05',
      'Transfer from JU** D.',
      '9012 345',
      '',
      '1,999.66'
    )
  ).toMatchObject({
    row: 1,
    paidOn: '2026-11-20',
    amountCentavos: 199_966,
    referenceNo: '9012 345',
    referenceKey: '9012345',
    payerName: 'Transfer from JU** D.',
    kind: 'MONEY_IN',
  })
})

test.each([
  ['money that went out', ['2026-11-20', 'x', '1', '50.00', ''], 'MONEY_OUT'],
  ['nothing', ['2026-11-20', 'x', '1', '', '0.00'], 'MONEY_OUT'],
  ['no amount', ['2026-11-20', 'x', '1', '', ''], 'UNREADABLE'],
  ['no date', ['Total', 'x', '1', '', '1.00'], 'UNREADABLE'],
  ['too few cells', ['2026-11-20'], 'UNREADABLE'],
])('A row of %s is %s', (_, row, kind) => {
  expect(read(...row).kind).toBe(kind)
})

test('Money of the future is no row of a statement', () => {
  const kindsOn = (today: string) =>
    readLines(
      {
        headers,
        rows: ['2026-11-20', '2026-11-21'].map((day) => [
          day,
          'x',
          '1',
          '',
          '5.00',
        ]),
      },
      columns,
      'gcash',
      today
    ).map(({ kind }) => kind)
  expect(kindsOn('2026-11-21')).toEqual(['MONEY_IN', 'MONEY_IN'])
  expect(kindsOn('2026-11-20')).toEqual(['MONEY_IN', 'UNREADABLE'])
})

test('A row says in any column that its money did not come', () => {
  const state = (status: string, type = '') =>
    readLines(
      {
        headers: [...headers, 'Status', 'Type'],
        rows: [['2026-11-20', 'Juan D.', '1', '', '1,999.68', status, type]],
      },
      columns,
      'maya'
    )[0].kind
  expect(state('COMPLETED')).toBe('MONEY_IN')
  expect(state('FAILED')).toBe('NO_MONEY')
  expect(state('Looked at')).toBe('QUESTION')
  expect(state('COMPLETED', 'Send Money')).toBe('MONEY_OUT')
})

test.each([
  'TOTAL',
  'Sub-total',
  'Grand Total:',
  'Total Credits (12)',
  'Total for November 2026',
  'Beginning Balance',
  'ENDING BALANCE',
  'Balance brought forward',
  'Balance carried down',
  'Forwarded balance',
  'Balance b/f',
  'BAL FWD',
  'Beg. Bal.',
  'Opening Bal',
  'Beginning Balance - PHP',
  'Total Deposits and Credits',
  'Kabuuan:',
  'Closing balance as of Nov 30, 2026',
])(
  'A row with a sum of others is no transfer, with a date, too: %s',
  (text) => {
    expect(read('2026-11-30', text, '', '', '1,999.68').kind).toBe('UNREADABLE')
  }
)

test('A long text is read once', () => {
  const began = process.cpuUsage()
  for (const end of ['', '\n', '\nx', 'x'])
    expect(
      read(
        '2026-11-30',
        `Total as of ${'1'.repeat(100_000)}${end}`,
        '1',
        '',
        '1'
      ).kind
    ).toBe(end === '\nx' ? 'MONEY_IN' : 'UNREADABLE')
  // One took ten seconds when each digit began another try.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})

test.each([
  'Balance payment Ana Cruz',
  'Total Wellness Inc.',
  'Bal Cruz',
  'BAL F. SANTOS',
  'Balance for course from ANA C.',
])('A transfer that speaks of a sum stays one: %s', (text) => {
  expect(read('2026-11-30', text, '1', '', '1,999.68').kind).toBe('MONEY_IN')
})

test('One date with the day first sets the order for the whole file', () => {
  const lines = readLines(
    {
      headers,
      rows: [
        ['03/04/2026', '', '1', '', '1'],
        ['25/04/2026', '', '2', '', '1'],
      ],
    },
    columns,
    'maya'
  )
  expect(lines.map(({ paidOn }) => paidOn)).toEqual([
    '2026-04-03',
    '2026-04-25',
  ])
})

test('A line without a column of references has no reference, and one is read without what keeps it a text', () => {
  const line = (headers: string[], row: string[], reference: string) =>
    readLines(
      { headers, rows: [row] },
      {
        reference,
        paidOn: 'Date',
        amount: '',
        credit: 'Credit',
        debit: '',
        payerName: '',
      },
      'bank_transfer'
    )[0]
  expect(line(['Date', 'Credit'], ['11/20/2026', '5.00'], '')).toMatchObject({
    kind: 'MONEY_IN',
    referenceNo: '',
    referenceKey: null,
  })
  expect(
    line(['Date', 'Credit', 'Ref'], ['11/20/2026', '5.00', '="0071"'], 'Ref')
  ).toMatchObject({ referenceNo: '0071', referenceKey: '71' })
})

const kindsOf = (headers: string[], rows: string[][]) =>
  readLines({ headers, rows }, guessColumns(headers), 'paypal', today)

test.each([
  ['11/20/2026', '07:30:00', 'PST', '2026-11-20'],
  ['11/20/2026', '09:30:00', 'PST', '2026-11-21'],
  ['20/11/2026', '16:30:00', 'CET', '2026-11-20'],
  ['20/11/2026', '18:30:00', 'CET', '2026-11-21'],
  ['6/20/2026', '22:34:28', 'EDT', '2026-06-21'],
  ['6/20/2026', '09:30:00', 'PDT', '2026-06-21'],
  // California has no PST in June: it is the Philippines' own.
  ['6/20/2026', '09:30:00', 'PST', '2026-06-20'],
  ['11/20/2026', '23:30:00', 'Asia/Manila', '2026-11-20'],
  ['11/20/2026', '23:30:00', 'GMT+08:00', '2026-11-20'],
  ['11/20/2026', '23:30:00', '', '2026-11-20'],
  ['2026-11-20 00:00:00', '11:30 PM', 'UTC', '2026-11-21'],
])('On %s at %s %s, the day in Manila is %s', (day, time, zone, paidOn) => {
  expect(
    kindsOf(
      ['Date', 'Time', 'TimeZone', 'Name', 'Gross', 'Transaction ID'],
      [[day, time, zone, 'Ana Cruz', '1,500.00', '8XY1']]
    )
  ).toMatchObject([{ paidOn, kind: 'MONEY_IN' }])
})

test.each([
  ['Created date (UTC)', '2026-11-20 17:30', '2026-11-21'],
  ['Created (UTC)', '2026-11-20 15:30', '2026-11-20'],
  ['Date (GMT+8)', '2026-11-20 23:30', '2026-11-20'],
  ['Created date (UTC)', '2026-11-20', '2026-11-20'],
])('Below %j, %s is of %s', (heading, cell, paidOn) => {
  expect(
    kindsOf(['id', heading, 'Amount'], [['1', cell, '5.00']])
  ).toMatchObject([{ paidOn, referenceNo: '1' }])
})

test('Money that came and went back becomes a question, under either row’s reference', () => {
  const headers = ['Date', 'Amount', 'Transaction ID', 'Reference Txn ID']
  const kinds = kindsOf(headers, [
    ['2026-11-20', '1,500.00', 'A', ''],
    ['2026-11-21', '-1,500.00', 'A', ''],
    ['2026-11-20', '1,500.00', 'B', ''],
    ['2026-11-22', '-1,500.00', 'C', 'B'],
    ['2026-11-20', '1,500.00', 'D', ''],
    ['2026-11-20', '-15.00', 'D', ''],
  ]).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'QUESTION',
    'MONEY_OUT',
    'QUESTION',
    'MONEY_OUT',
    'MONEY_IN',
    'MONEY_OUT',
  ])
})
