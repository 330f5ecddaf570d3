import { decodeText } from './decodeText'

const TEXT = 'First name,Last name\nNiño,Peña'

/** The letters of the text by their places in Windows-1252, which are those of Latin-1 here. */
const latin = Uint8Array.from(Buffer.from(TEXT, 'latin1'))
const swapped = (text: string) =>
  Uint8Array.from(Buffer.from(text, 'utf16le').swap16())

test.each([
  ['UTF-8', Uint8Array.from(Buffer.from(TEXT))],
  ['UTF-8 with a mark', Uint8Array.from(Buffer.from(`\ufeff${TEXT}`))],
  ['Windows-1252', latin],
  [
    'UTF-16 with a mark',
    Uint8Array.from(Buffer.from(`\ufeff${TEXT}`, 'utf16le')),
  ],
  ['UTF-16 without a mark', Uint8Array.from(Buffer.from(TEXT, 'utf16le'))],
  ['the other UTF-16 with a mark', swapped(`\ufeff${TEXT}`)],
  ['the other UTF-16 without a mark', swapped(TEXT)],
])('%s keeps every letter', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test.each([
  ['the euro and quotation marks of Windows-1252', [0x80, 0x93, 0x94], '€“”'],
  ['UTF-8 that was cut in a letter', [0x4e, 0x69, 0xc3], 'NiÃ'],
  ['an empty file', [], ''],
  ['one byte', [0x41], 'A'],
])('%s', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
