import { countText } from './countText'

it.each([
  [0, '0'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('%d is shown as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

it('A list with a bound of its own stops counting there', () => {
  expect(countText(100, 100)).toBe('100')
  expect(countText(101, 100)).toBe('100+')
})
