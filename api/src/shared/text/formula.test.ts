import fc from 'fast-check'

import { escapeFormula, isFormula, unescapeFormula } from './formula'

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
