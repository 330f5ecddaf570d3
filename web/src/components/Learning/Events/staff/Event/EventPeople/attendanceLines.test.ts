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
  ['without content', '\n \n', []],
])('a list %s', (_, text, lines) =>
  expect(attendanceLines(text)).toEqual(lines)
)
