import { isStorable, storableText, withStorableText } from './storableText'

it.each([
  ['Ana', 'Ana'],
  ['A\0na', 'Ana'],
  ['half of 👋'.slice(0, -1), 'half of '],
  ['\udc00Ana', 'Ana'],
  ['👩‍👩‍👧 stays', '👩‍👩‍👧 stays'],
  [`e${'\u0301'.repeat(30)}`, `e${'\u0301'.repeat(30)}`],
  [`e${'\u0301\u0323'.repeat(500)}!`, `e${'\u0301\u0323'.repeat(15)}!`],
])('%j becomes %j', (text, stored) => {
  expect(storableText(text)).toBe(stored)
  expect(isStorable(text)).toBe(text === stored)
})

it('Texts in objects and lists are cleaned', () => {
  expect(
    withStorableText({ a: ['x\0', 1, null], b: { c: '\ud800', d: true } })
  ).toEqual({ a: ['x', 1, null], b: { c: '', d: true } })
})

it('A clean value is returned itself', () => {
  const value = { a: ['x', { b: 1 }], c: null }
  expect(withStorableText(value)).toBe(value)
})
