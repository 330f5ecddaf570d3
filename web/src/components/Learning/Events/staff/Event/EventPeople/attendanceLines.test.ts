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
  ['without content', '\n \n', []],
])('a list %s', (_, text, lines) =>
  expect(attendanceLines(text)).toEqual(lines)
)
