import { sizeText } from './sizeText'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [12_345, '12 kB'],
  [1_240_000, '1.2 MB'],
  [3_000_000_000, '3 GB'],
  [4_500_000_000_000_000, '4,500 TB'],
])('%s bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
