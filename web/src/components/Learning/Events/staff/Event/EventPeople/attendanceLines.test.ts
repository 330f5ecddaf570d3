import { attendanceLines } from './attendanceLines'

it.each([
  [
    'with one entry per line',
    'ana@example.com\nT100\r\n\n',
    ['ana@example.com', 'T100'],
  ],
  [
    'with a heading and other columns',
    '\ufeffName,Email\n"Ana, A.",ana@example.com\nBen;"ben@example.com"',
    ['ana@example.com', 'ben@example.com'],
  ],
  ['with the tribe id first', 'Tribe ID\tName\nT7\tCarla', ['T7']],
  [
    'of Zoom, where people join twice',
    [
      'Meeting ID,Topic,Start Time,User Email,Duration (Minutes)',
      '812 345,Clinic,11/28/2026,host@example.com,60',
      '',
      'Name (Original Name),User Email,Join Time,Guest',
      'Ana Cruz,ana@example.com,11/28/2026,No',
      'Ana Cruz,Ana@example.com,11/28/2026,No',
      'Ben,,11/28/2026,Yes',
    ].join('\n'),
    ['Ana@example.com', 'Ben'],
  ],
  [
    'of Meet',
    'First name,Last name,Email,Duration\nAna,Cruz,ana@example.com,1 hr',
    ['ana@example.com'],
  ],
  [
    'of Teams, with a summary and two sections',
    [
      '1. Summary\nMeeting title\tClinic\n\n2. Participants',
      'Name\tFirst Join\tEmail\tParticipant ID (UPN)\tRole',
      'Ana Cruz\t11/20/26, 7:00:00 PM\tana@example.com\tana@tenant.example\tOrganizer\n',
      '3. In-Meeting Activities\nName\tJoin Time\tEmail\tRole',
      'Ana Cruz\t11/20/26, 7:00:00 PM\tana@example.com\tOrganizer',
      'Ben (Unverified)\t11/20/26, 7:01:00 PM\t\tAttendee',
    ].join('\n'),
    ['ana@example.com', 'Ben (Unverified)'],
  ],
  [
    'whose names have commas and quotes',
    'Name,Email\n"Cruz, Ben ""Benjie""",\n"Reyes, Ana",ana@example.com',
    ['Cruz, Ben "Benjie"', 'ana@example.com'],
  ],
  [
    'of addresses as mail programs copy them',
    'Ana Cruz <ana@example.com>, "Cruz, Ben" <ben@example.com>; cora@example.com',
    ['ana@example.com', 'ben@example.com', 'cora@example.com'],
  ],
  [
    'with numbers, bullets and names around the addresses',
    '1. Ana - ana@example.com\n• ben@example.com\nCora: cora@example.com',
    ['ana@example.com', 'ben@example.com', 'cora@example.com'],
  ],
  [
    'of a form, whose answers have lines and name others',
    [
      'Timestamp,What did you learn?,Email Address,Full Name',
      '11/28/2026,"One, and',
      'two. Ask coach@example.com!',
      '',
      'end",ana@example.com,Ana Cruz',
      '11/28/2026,"He said ""yes""",ben@example.com,Ben',
      '11/28/2026,Nothing,,Cora',
    ].join('\r\n'),
    ['ana@example.com', 'ben@example.com', 'Cora'],
  ],
  [
    'with an empty cell before the address',
    'Name,Email\n,ana@example.com\n;ben@example.com',
    ['ana@example.com', 'ben@example.com'],
  ],
  [
    'with signs around the addresses',
    'mailto:ana@example.com\nben@example.com.\n‘cora@example.com’\n- dan@example.com;',
    [
      'ana@example.com',
      'ben@example.com',
      'cora@example.com',
      'dan@example.com',
    ],
  ],
  [
    'with a quotation mark that is not closed',
    '"Ana\nben@example.com\nT100',
    ['"Ana', 'ben@example.com', 'T100'],
  ],
  ['of an old Mac', 'T100\rT200', ['T100', 'T200']],
  ['without content', '\n \n', []],
])('a list %s', (_, text, lines) =>
  expect(attendanceLines(text)).toEqual(lines)
)
