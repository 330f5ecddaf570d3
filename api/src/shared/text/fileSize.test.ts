import { fileSize } from './fileSize'

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024, '1 KB'],
  [20_480, '20 KB'],
  [1_048_575, '1 MB'],
  [1_048_064, '1 MB'],
  [1_048_063, '1023 KB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [734_003_200, '700 MB'],
  [1024 ** 3, '1 GB'],
  [5_000 * 1024 ** 3, '5000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
