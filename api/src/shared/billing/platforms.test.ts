import {
  normalizeReference,
  platformKeyOf,
  platformLabel,
  platforms,
} from './platforms'

test.each([
  ['gcash', 'gcash'],
  ['GCash', 'gcash'],
  [' MAYA ', 'maya'],
  ['Bank Transfer', 'bank_transfer'],
  ['over the counter', 'over_counter'],
  ['PayPal', 'paypal'],
  ['Bitcoin', null],
  ['', null],
])('%p is platform %p', (text, key) => {
  expect(platformKeyOf(text)).toBe(key)
})

test('Key and label both convert to the key', () => {
  for (const { key, label } of platforms) {
    expect(platformKeyOf(key)).toBe(key)
    expect(platformKeyOf(platformLabel(key))).toBe(key)
    expect(platformLabel(key)).toBe(label)
  }
})

test.each([
  ['gcash', '9012 345 678901', '9012345678901'],
  ['gcash', '9012-345-678901', '9012345678901'],
  ['bank_transfer', ' ab-12/34 ', 'AB1234'],
  ['gcash', '0071 2345', '712345'],
  ['gcash', '0AB1', '0AB1'],
  ['maya', '000', '0'],
  ['gcash', 'N/A', null],
  ['gcash', 'n/a', null],
  ['maya', '  ', null],
  ['cash', '12345', null],
] as const)('%s reference %p is claimed as %p', (platform, reference, key) => {
  expect(normalizeReference(platform, reference)).toBe(key)
})
