import {
  assignRows,
  distance,
  nearestColumn,
  recognise,
  sheetFor,
} from './headings'
import { importKinds, importSheets, sheetNamed } from './templates'

const members = sheetNamed('MEMBERS', 'Members')!
const headings = members.columns.map(({ heading }) => heading)

test('The templates are those of the specification', () => {
  const written = importKinds.map((kind) =>
    importSheets[kind].map(
      ({ name, columns }) =>
        `${name}: ${columns.map(({ heading }) => heading).join(', ')}`
    )
  )
  expect(written).toEqual([
    [
      'Members: Tribe ID, Email, Batch, First Name, Middle Name, Last Name, Suffix, Birth Date (mm/dd/yyyy), Facebook Profile, Mobile Number, Sex, Group Name, Access Levels, Base Points, Subscription ID',
      'Subscription: Subscription ID, Created At (mm/dd/yyyy), Unenrolled (true|false), Funnel ID, Payment Term ID',
    ],
    ['Subgroups: Subgroup ID, Name, Group ID', 'Groups: Group ID, Name'],
    [
      'Lessons: Lesson ID, Name, Short Description, Description, Unit ID',
      'Units: Unit ID, Name, Short Description, Description, Course ID',
      'Courses: Course ID, Name, Short Description, Description, Author Tribe ID',
    ],
  ])
})

test('Recognises the headings of each template, in any case and order', () => {
  expect(recognise([...headings].reverse(), members)).toEqual(
    members.columns.map(({ key }) => key).reverse()
  )
  expect(
    recognise([' EMAIL ', 'email', '', 'What to correct'], members)
  ).toEqual(['email', null, '', ''])
  expect(recognise(['first_name', 'LAST_NAME'], members)).toEqual([
    'firstName',
    'lastName',
  ])
})

test.each([
  ['Emial', 'Email'],
  ['Birth Date', 'Birth Date (mm/dd/yyyy)'],
  ['Birthdate', 'Birth Date (mm/dd/yyyy)'],
  ['FirstName', 'First Name'],
  ['Mobile Numbr', 'Mobile Number'],
  ['Surname', 'Last Name'],
  ['GIVEN NAME', 'First Name'],
  ['Apelyido', 'Last Name'],
  ['E-mail', 'Email'],
  ['Email address', 'Email'],
  ['Cellphone No.', 'Mobile Number'],
  ['Contact Number', 'Mobile Number'],
  ['Mobile No.', 'Mobile Number'],
  ['Batch No.', 'Batch'],
  ['Facebook Link', 'Facebook Profile'],
  ['Date of Birth (mm/dd/yyyy)', 'Birth Date (mm/dd/yyyy)'],
  ['DOB', 'Birth Date (mm/dd/yyyy)'],
  ['phone_number', 'Mobile Number'],
  ['E-mail 1 - Value', 'Email'],
  ['Name Suffix', 'Suffix'],
  ['Gender', 'Sex'],
  ['FB link', 'Facebook Profile'],
  ['Unang Pangalan', 'First Name'],
  ['First name / Pangalan', 'First Name'],
  ['Huling Pangalan:', 'Last Name'],
  ['Numero ng Cellphone', 'Mobile Number'],
  ['Cel No', 'Mobile Number'],
  ['CP#', 'Mobile Number'],
  ['Kapanganakan', 'Birth Date (mm/dd/yyyy)'],
  ['Petsa ng Kapanganakan', 'Birth Date (mm/dd/yyyy)'],
  ['Sex at Birth', 'Sex'],
  ['Shoe size', null],
  ['', null],
])('The heading %j is nearest to %j', (heading, nearest) => {
  expect(nearestColumn(heading, members)?.heading ?? null).toBe(nearest)
})

test('Counts the letters that differ', () => {
  expect(distance('kitten', 'sitting')).toBe(3)
  expect(distance('', 'abc')).toBe(3)
})

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

test.each(['Birthday', 'DOB', 'Kaarawan'])(
  'The heading %j seems to mean the birth date',
  (heading) => {
    const [members] = importSheets.MEMBERS
    expect(nearestColumn(heading, members)?.key).toBe('birthdate')
  }
)

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
