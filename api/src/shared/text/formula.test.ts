import fc from 'fast-check'

import {
  csvText,
  escapeFormula,
  isFormula,
  unescapeFormula,
  unwrapText,
} from './formula'

// S-55
test('No exported text starts like a formula, and every text comes back as it was', () => {
  const signs = fc
    .array(fc.constantFrom(..."=+-@＝＋－＠\t\r\n' a\u00a0"))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'grapheme' })), (text) => {
      const written = escapeFormula(text)
      expect(isFormula(written)).toBe(false)
      // A text that was written with an apostrophe of its own before a sign is read without it, as spreadsheets show it.
      if (!text.startsWith("'")) expect(unescapeFormula(written)).toBe(text)
    })
  )
})

test.each([
  '202611281234567890',
  '0000000000000012',
  '12E5',
  '9017e3',
  '+639171234567',
  '+63 917-123-4567',
])(
  'The text %j stays a text in a spreadsheet, and comes back as it was',
  (text) => {
    expect(csvText(text)).toBe(`="${text}"`)
    expect(unwrapText(csvText(text))).toBe(text)
  }
)

test.each(['09171234567', '2026-11-28', '5999.00', 'T00100012', ''])(
  'The text %j is written as it is',
  (text) => {
    expect(csvText(text)).toBe(text)
  }
)
