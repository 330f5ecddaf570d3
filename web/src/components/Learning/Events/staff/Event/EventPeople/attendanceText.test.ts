import { attendanceLines } from './attendanceLines'
import { attendanceText } from './attendanceText'

import { workbookOf } from '$api/src/testing/files'

/** jsdom's files have no arrayBuffer. */
const fileOf = (name: string, content: string | Uint8Array) => {
  const bytes = new Uint8Array(Buffer.from(content))
  return { name, arrayBuffer: async () => bytes.buffer } as unknown as File
}

const row = (number: number, cells: string[]) =>
  `<row r="${number}">${cells
    .map(
      (text, index) =>
        `<c r="${'ABC'[index]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`
    )
    .join('')}</row>`

const workbook = workbookOf(
  'Attendance',
  [
    row(1, ['Name', 'Email', 'Note']),
    row(2, ['Cruz, Ana "Annie"', 'ana@example.com', 'asked ben@example.com']),
    row(3, ['Cora', '', 'left']),
  ].join('')
)

it.each([
  ['a workbook', 'people.XLSX', new Uint8Array(workbook)],
  ['a text', 'people.csv', 'Name,Email\nAna,ana@example.com\nCora,'],
])('The people of %s are those of its rows', async (_, name, content) => {
  const text = await attendanceText(fileOf(name, content))
  expect(attendanceLines(text)).toEqual(['ana@example.com', 'Cora'])
})

it.each([
  ['people.xls', '\u00d0\u00cf\u0011\u00e0\0\0\0'],
  ['people.xlsx', 'Name,Email'],
])('%s that cannot be read is refused', async (name, content) => {
  await expect(attendanceText(fileOf(name, content))).rejects.toThrow()
})
