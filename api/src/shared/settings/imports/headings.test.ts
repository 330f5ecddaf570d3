import { nearestColumn, recognise } from './headings'
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

test.each(['Birthday', 'DOB', 'Kaarawan'])(
  'The heading %j seems to mean the birth date',
  (heading) => {
    const [members] = importSheets.MEMBERS
    expect(nearestColumn(heading, members)?.key).toBe('birthdate')
  }
)
