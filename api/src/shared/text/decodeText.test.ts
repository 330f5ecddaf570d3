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

const MAC = { ñ: 0x96, é: 0x8e, Ñ: 0x84, á: 0x87 }
const DOS = { ñ: 0xa4, é: 0x82, Ñ: 0xa5, á: 0xa0 }

/** The bytes of a text, of which some letters have places of their own. */
const written = (text: string, places: Record<string, number> = {}) =>
  Uint8Array.from(
    Array.from(text, (letter) => places[letter] ?? letter.charCodeAt(0))
  )

const NAMES = 'First name,Last name\rNiño,Peña\rJosé,IBAÑEZ\rJuan,Ibáñez'

test.each([
  ['Mac OS', MAC],
  ['MS-DOS', DOS],
])('A CSV that Excel saved for %s keeps every letter', (_, places) => {
  expect(decodeText(written(NAMES, places))).toBe(NAMES)
})

test.each([
  [
    'an apostrophe and a dash',
    { '’': 0x92, '–': 0x96 },
    'Ana’s pre–order, don’t',
  ],
  [
    'a dash and quotation marks',
    { '—': 0x97, '“': 0x93, '”': 0x94 },
    'the course—our “best”—is',
  ],
  [
    'a dash between places and letters',
    { '–': 0x96 },
    'Dasmariñas–Makati, Peña',
  ],
])('A text of Windows with %s stays one', (_, places, text) => {
  expect(decodeText(written(text, places))).toBe(text)
})

test.each([
  ['PeÃ±a, JosÃ©, IBAÃ‘EZ', 'Peña, José, IBAÑEZ'],
  ['MarÃ\u00ada, Ã\u0081ngel', 'María, Ángel'],
  ['Oâ€™Brien â‚±1,500 ðŸ˜€', 'O’Brien ₱1,500 😀'],
  ['SÃO TOMÉ, Ñ Ã. Â', 'SÃO TOMÉ, Ñ Ã. Â'],
])(
  'The letters of %j, which were read in another encoding, are %j',
  (torn, text) => {
    expect(decodeText(Uint8Array.from(Buffer.from(torn)))).toBe(text)
  }
)

test.each([
  ['the euro and quotation marks of Windows-1252', [0x80, 0x93, 0x94], '€“”'],
  ['UTF-8 that was cut in a letter', [0x4e, 0x69, 0xc3], 'NiÃ'],
  ['an empty file', [], ''],
  ['one byte', [0x41], 'A'],
])('%s', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
