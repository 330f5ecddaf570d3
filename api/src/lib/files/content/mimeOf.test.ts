// Files whose content fits their extension, and files whose content does not (docs/security.md S-51).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { uploadExtensions } from 'src/shared/uploads'
import { samples, zipOf } from 'src/testing/files'

import { mimeOf } from './mimeOf'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mime-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

let count = 0
const mimeOfBytes = (content: Buffer, extension: string) => {
  const file = path.join(folder, String(count++))
  fs.writeFileSync(file, content)
  return mimeOf(file, extension)
}

test.each(Object.values(uploadExtensions).flat())(
  'A real %s is accepted',
  async (extension) => {
    expect(await mimeOfBytes(samples[extension](), extension)).toEqual(
      expect.any(String)
    )
  }
)

test.each([
  // The real type, and the claimed extension.
  ['png', 'jpg'],
  ['jpg', 'png'],
  ['gif', 'webp'],
  ['svg', 'png'],
  ['txt', 'png'],
  ['pdf', 'docx'],
  ['zip', 'docx'],
  ['docx', 'xlsx'],
  ['zip', 'pdf'],
  ['mp4', 'mp3'],
  ['mp3', 'mp4'],
  ['png', 'txt'],
  ['pdf', 'csv'],
  ['zip', 'txt'],
  ['ppt', 'pptx'],
  ['mkv', 'mp4'],
])('A %s called .%s is refused', async (content, extension) => {
  expect(await mimeOfBytes(samples[content](), extension)).toBeNull()
})

const names = 'First Name\r\nNiño Peña\r\n'

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(names)],
  ['UTF-8 that ends within a letter', Buffer.from('ñ'.repeat(200_000))],
  ['Windows-1252', Buffer.from(names, 'latin1')],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${names}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(names, 'utf16le')],
])('A CSV file in %s is accepted', async (_encoding, content) => {
  expect(await mimeOfBytes(content, 'csv')).toBe('text/csv')
})

const page = '<!doctype html><script>alert(1)</script>'

test.each<[string, Buffer, string]>([
  ['a page called picture', Buffer.from(page), 'png'],
  ['a program called picture', Buffer.from('MZ\x90\0\x03', 'latin1'), 'jpg'],
  ['a program called text', Buffer.from('MZ\x90\0\x03', 'latin1'), 'txt'],
  ['an ELF called archive', Buffer.from('\x7fELF\x02\x01', 'latin1'), 'zip'],
  [
    'a page before a picture',
    Buffer.concat([Buffer.from(page), samples.gif()]),
    'gif',
  ],
  [
    'control characters called text',
    Buffer.from([0x41, 0xff, 0x1b, 0x42]),
    'csv',
  ],
  ['zeros called text', Buffer.alloc(40), 'txt'],
  [
    'a vector picture in UTF-16',
    Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le'),
    'svg',
  ],
  ['text called vector picture', Buffer.from('hello'), 'svg'],
  ['half an archive', zipOf({ a: 'b'.repeat(999) }).subarray(0, 40), 'zip'],
  ['an extension of its own', samples.png(), 'exe'],
  ['an extension of every object', samples.png(), 'constructor'],
  ['no extension', samples.png(), ''],
])('%s is refused', async (_name, content, extension) => {
  expect(await mimeOfBytes(content, extension)).toBeNull()
})

test('Bytes after a valid start do not change the media type of a file', async () => {
  const polyglot = Buffer.concat([samples.gif(), Buffer.from(page)])
  expect(await mimeOfBytes(polyglot, 'gif')).toBe('image/gif')
})
