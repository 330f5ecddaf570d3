import { assignRows, sheetFor } from './assignRows'
import { sheetNamed } from './templates'

const rows = [
  ['Email', 'Frist Name', 'Shoe'],
  ['a@example.com', 'Ana', '42'],
  ['', ' ', ''],
  ['b@example.com', 'Bea', '43'],
]

test('No heading is ignored: each is recognised, assigned or left out by hand', () => {
  expect(assignRows('MEMBERS', [{ name: '', rows }]).unknown).toEqual([
    { sheet: '', heading: 'Frist Name', nearest: 'First Name' },
    { sheet: '', heading: 'Shoe', nearest: null },
  ])
  const columns = [null, 'firstName', '']
  expect(assignRows('MEMBERS', [{ name: '', rows, columns }])).toEqual({
    unknown: [],
    rows: [
      {
        sheet: 'Members',
        line: 2,
        cells: { email: 'a@example.com', firstName: 'Ana' },
      },
      {
        sheet: 'Members',
        line: 4,
        cells: { email: 'b@example.com', firstName: 'Bea' },
      },
    ],
  })
  // A column assigned twice is asked for again.
  expect(
    assignRows('MEMBERS', [{ name: '', rows, columns: [null, 'email', ''] }])
      .unknown
  ).toMatchObject([{ heading: 'Frist Name' }])
})

test.each([
  ['a blank row', [['', '']]],
  ['a title', [['List of members as of November 2026']]],
  [
    'the name of the school, a date and a blank row',
    [['Sulong'], ['Batch', '17'], []],
  ],
])('The headings are found below %s', (_, above) => {
  const file = [...above, ['Email', 'First Name'], ['a@example.com', 'Ana']]
  expect(assignRows('MEMBERS', [{ name: '', rows: file }])).toEqual({
    unknown: [],
    rows: [
      {
        sheet: 'Members',
        line: above.length + 2,
        cells: { email: 'a@example.com', firstName: 'Ana' },
      },
    ],
  })
})

test.each([
  ['Birth Date (dd/mm/yyyy)', '05/01/1990', '01/05/1990'],
  ['Birthday (DD-MM-YYYY)', '5-1-1990', '1/5/1990'],
  ['Birth Date (d.m.y)', '05.01.1990', '01/05/1990'],
  ['Birth Date (dd/mm/yyyy)', '1990-01-05', '1990-01-05'],
  ['Birth Date (mm/dd/yyyy)', '01/05/1990', '01/05/1990'],
  ['Address', '12/5/1990', '12/5/1990'],
])('Below %j, the day %j is read as %j', (heading, cell, read) => {
  const rows = [[heading], [cell]]
  expect(
    assignRows('MEMBERS', [{ name: '', rows, columns: ['birthdate'] }]).rows
  ).toMatchObject([{ cells: { birthdate: read } }])
})

test('Values beyond the headings, and below a blank one, are asked for', () => {
  const rows = [
    ['Email', '', 'Last Name', ''],
    ['ana@example.com', 'Ana', 'Cruz', '', ' Jr.'],
    ['ben@example.com', '', 'Tan', ' '],
  ]
  const file = { name: '', rows }
  expect(assignRows('MEMBERS', [file]).unknown).toMatchObject([
    { heading: '#2' },
    { heading: '#5' },
  ])
  const columns = [null, 'firstName', null, null, '']
  expect(assignRows('MEMBERS', [{ ...file, columns }])).toMatchObject({
    unknown: [],
    rows: [{ cells: { firstName: 'Ana' } }, { cells: { lastName: 'Tan' } }],
  })
})

test('Sheets are found by name, a single one by its headings, and unknown ones are named', () => {
  const subscription = [
    sheetNamed('MEMBERS', 'Subscription')!.columns.map(
      ({ heading }) => heading
    ),
    ['S1'],
  ]
  expect(
    assignRows('MEMBERS', [{ name: 'Sheet1', rows: subscription }]).rows
  ).toMatchObject([{ sheet: 'Subscription', cells: { id: 'S1' } }])
  const two = [
    { name: ' members ', rows: [['Email'], ['a@example.com']] },
    { name: 'Notes', rows: [['Text'], ['x']] },
    { name: 'Empty', rows: [['Text'], ['']] },
  ]
  expect(assignRows('MEMBERS', two).unknown).toEqual([
    { sheet: 'Notes', heading: '', nearest: null },
  ])
  two[1] = { ...two[1], to: '' } as never
  expect(assignRows('MEMBERS', two)).toMatchObject({
    unknown: [],
    rows: [{ sheet: 'Members' }],
  })
})

test('A file of courses without authors holds courses, not units', () => {
  const headings = ['Course ID', 'Name', 'Short Description', 'Description']
  expect(sheetFor('COURSES', '', headings, true)?.name).toBe('Courses')
})

test('Twenty sheets of a hundred long headings are read at once', () => {
  const headings = Array.from(
    { length: 100 },
    (_, at) => `${'h'.repeat(190)}${at}`
  )
  const rows = Array.from({ length: 21 }, () => headings)
  const began = process.cpuUsage()
  const { unknown } = assignRows(
    'MEMBERS',
    Array.from({ length: 20 }, () => ({ name: 'Members', rows }))
  )
  expect(unknown).toHaveLength(2000)
  // Each heading was compared letter by letter with each column, however long it is.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})
