import { countText } from './countText'

it.each([
  [0, '0'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('%d is shown as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
