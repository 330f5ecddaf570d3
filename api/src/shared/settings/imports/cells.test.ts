import {
  readCell,
  readDate,
  readList,
  readPoints,
  writeCells,
  writeDate,
} from './cells'

test.each([
  '2/9/2000',
  '2000-02-09',
  '2/9/2000 0:00',
  '2/9/2000 12:00:00 AM',
  '2000-02-09 00:00:00',
  '2000-02-09T00:00:00.000',
  '2000/02/09',
  '2000/2/9',
  '2000-2-9',
  'Feb 9,2000',
  'ika-9 ng Pebrero 2000',
  '9-Feb-2000',
  'Feb. 9, 2000',
  '9 Pebrero 2000',
  '\u200e2\u200e/\u200e9\u200e/\u200e2000',
])('A date may be written as %j', (text) => {
  expect(readDate(text)).toBe('2000-02-09')
})

test.each([
  ['02/29/2000', '2000-02-29'],
  ['12/31/1999', '1999-12-31'],
  ['02/29/2001', null],
  ['02/30/2000', null],
  ['13/01/2000', null],
  ['31/12/1999', null],
  ['2001-02-29', null],
  ['02/29/2000 08:00', null],
  ['02/29/2000 12:00 PM', null],
  ['02/29/00', null],
  ['29-Feb-00', null],
  ['30-Feb-2000', null],
  ['29.02.2000', null],
  ['02/29/2000 ', null],
])('The date %j is %j', (text, day) => {
  expect(readDate(text)).toBe(day)
  if (day) expect(writeDate(day)).toBe(text)
})

test.each([
  ['0', 0],
  ['1,200', 1200],
  ['150.0', 150],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['1.5', null],
  ['12,00', null],
  ['ten', null],
])('%j are %j points', (text, points) => {
  expect(readPoints(text)).toBe(points)
})

test.each([
  ['email', ' Ana@Example.com ', { value: 'ana@example.com' }],
  ['email', 'ana', { value: null, code: 'EMAIL_INVALID' }],
  ['tribeId', 't00012', { value: 'T00012' }],
  ['tribeId', 'T 1', { value: null, code: 'IMPORT_TRIBE_ID' }],
  ['firstName', '\u200bÑiña\ufeff', { value: 'Ñiña' }],
  ['firstName', 'www.evil.example', { value: null, code: 'NAME_INVALID' }],
  ['firstName', '=HYPERLINK("x")', { value: null, code: 'IMPORT_FORMULA' }],
  ['lastName', '＝1+1', { value: null, code: 'IMPORT_FORMULA' }],
  ['lastName', '@x', { value: null, code: 'IMPORT_FORMULA' }],
  ['suffix', '-', { value: null }],
  ['suffix', '  ', undefined],
  ['suffix', undefined, undefined],
  ['sex', 'FEMALE', { value: 'Female' }],
  ['mobileNumber', '+63 917 123-4567', { value: '+639171234567' }],
  ['mobileNumber', "'+639171234567", { value: '+639171234567' }],
  ['mobileNumber', '9171234567', { value: '09171234567' }],
  ['mobileNumber', '639171234567', { value: '+639171234567' }],
  ['mobileNumber', '63 917 123-4567', { value: '+639171234567' }],
  ['mobileNumber', '9171234567.00', { value: '09171234567' }],
  ['mobileNumber', '(0917) 123-4567', { value: '09171234567' }],
  ['mobileNumber', '0917.123.4567', { value: '09171234567' }],
  ['mobileNumber', '+63 (917) 123-4567', { value: '+639171234567' }],
  [
    'mobileNumber',
    '09171234567 / 09181234567',
    { value: null, code: 'MOBILE_INVALID' },
  ],
  ['mobileNumber', '="09171234567"', { value: '09171234567' }],
  ['mobileNumber', 'p:+639171234567', { value: '+639171234567' }],
  ['mobileNumber', 'tel:0917 123 4567', { value: '09171234567' }],
  ['mobileNumber', 'CP 0917-123-4567', { value: '09171234567' }],
  ['mobileNumber', '0063 917 123 4567', { value: '+639171234567' }],
  ['mobileNumber', '+63 (0)917 123 4567', { value: '+639171234567' }],
  ['mobileNumber', 'p:none', { value: null, code: 'MOBILE_INVALID' }],
  ['firstName', '="=1+1"', { value: null, code: 'IMPORT_FORMULA' }],
  ['sex', 'f', { value: 'Female' }],
  ['sex', 'Babae', { value: 'Female' }],
  ['sex', 'LALAKI', { value: 'Male' }],
  ['birthdate', '33000', { value: '1990-05-07' }],
  ['sex', 'M', { value: 'Male' }],
  [
    'facebookProfile',
    'https://m.facebook.com/ana/?mibextid=x',
    { value: 'https://facebook.com/ana' },
  ],
  ['sex', 'Lalake', { value: 'Male' }],
  ['sex', 'F.', { value: 'Female' }],
  ['email', 'Ana Cruz <ana@example.com>', { value: 'ana@example.com' }],
  ['email', 'mailto:ana@example.com', { value: 'ana@example.com' }],
  ['email', '“ana@example.com”;', { value: 'ana@example.com' }],
  ['email', 'ana@example.com,', { value: 'ana@example.com' }],
  [
    'email',
    'Ana <ana@example.com>, Bea <bea@example.com>',
    { value: null, code: 'EMAIL_INVALID' },
  ],
  ['email', 'an a@example.com', { value: null, code: 'EMAIL_INVALID' }],
  ['sex', 'X', { value: null, code: 'INVALID' }],
  ['firstName', '#N/A', { value: null, code: 'IMPORT_CELL_ERROR' }],
  ['lastName', ' #REF! ', { value: null, code: 'IMPORT_CELL_ERROR' }],
  ['birthdate', '########', { value: null, code: 'IMPORT_CELL_ERROR' }],
  ['group', '#1 Team', { value: '#1 Team' }],
  ['mobileNumber', '\u202a+63 0917 123 4567\u202c', { value: '+639171234567' }],
  ['firstName', 'Ni\ufffdo', { value: null, code: 'IMPORT_LOST_LETTER' }],
  ['mobileNumber', '917123', { value: null, code: 'MOBILE_INVALID' }],
  ['birthdate', '01/31/1990', { value: '1990-01-31' }],
  ['birthdate', '02/30/1990', { value: null, code: 'IMPORT_NO_DAY' }],
  ['birthdate', '31/12/1990', { value: null, code: 'IMPORT_DATE' }],
  ['startsOn', '2/29/2026', { value: null, code: 'IMPORT_NO_DAY' }],
  ['birthdate', '01/31/2990', { value: null, code: 'BIRTHDATE_INVALID' }],
  ['unenrolled', 'TRUE', { value: 'true' }],
  ['unenrolled', 'no', { value: null, code: 'IMPORT_BOOLEAN' }],
  ['description', '- a list', { value: '- a list' }],
])('The cell %s of %j is read as %j', (column, raw, read) => {
  expect(readCell(column, raw)).toEqual(read)
})

test('A list has each part once', () => {
  expect(readList(' coach, Head coach,coach,, ')).toEqual([
    'coach',
    'Head coach',
  ])
})

test('A cell of an error file is never run, and is read back as it was', () => {
  const cells = {
    name: '=1+1',
    description: '-5',
    note: 'plain',
    mobileNumber: '+63 917 123-4567',
    sum: '+1+cmd',
  }
  const columns = Object.keys(cells).map((key) => ({ key }))
  expect(writeCells(columns, cells)).toEqual([
    "'=1+1",
    "'-5",
    'plain',
    '+63 917 123-4567',
    "'+1+cmd",
  ])
  expect(readCell('description', "'-5")).toEqual({ value: '-5' })
})

test.each(['N/A', 'n/a', 'N.A.', ' N/A '])(
  'The cell %j is blank in each column',
  (text) => {
    for (const column of ['middleName', 'mobileNumber', 'sex', 'birthdate'])
      expect(readCell(column, text)).toBeUndefined()
  }
)

test.each(['Na', 'None', 'Null', 'Nan'])(
  'The name %s is no blank cell',
  (name) => {
    expect(readCell('lastName', name)).toEqual({ value: name })
  }
)

test.each([
  ['mobileNumber', "'0917 123 4567", '09171234567'],
  ['mobileNumber', "'+639171234567", '+639171234567'],
  ['birthdate', "'02/09/2000", '2000-02-09'],
  ['lastName', "'t Hooft", "'t Hooft"],
])('In %s, %j is %j', (column, text, value) => {
  expect(readCell(column, text)).toEqual({ value })
})
