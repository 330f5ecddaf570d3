import fc from 'fast-check'

import { isSlug, slugify } from './slug'

test.each([
  ['Señor Freelancer, 2026!', 'senor-freelancer-2026'],
  ["Ana's first client", 'anas-first-client'],
  ['  --Sulong--  ', 'sulong'],
  ['Ñ & ñ', 'n-n'],
  ['日本', ''],
  ['Łukasz Groß', 'lukasz-gross'],
])('%p becomes %p', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test.each([
  ['fast-track', true],
  ['12-day-challenge', true],
  ['Fast', false],
  ['fast--track', false],
  ['-fast', false],
  ['fast/track', false],
  ['', false],
  ['a'.repeat(81), false],
])('%p is a slug: %p', (text, expected) => {
  expect(isSlug(text)).toBe(expected)
})

test('Any text becomes a valid slug or an empty one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugify(text)
      expect(slug === '' || isSlug(slug)).toBe(true)
    })
  )
})
