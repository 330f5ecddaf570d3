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

test.each([
  'Ref No. 9012 345 678901',
  'Ref. No.: 9012345678901',
  'REF# 9012345678901',
  'Ref#9012345678901',
  'Reference Number 9012345678901',
  'reference: 9012345678901',
  'InstaPay Ref. No. 9012345678901',
  'Transaction ID 9012345678901',
  'Trace no. 9012345678901.',
])('The words of a receipt are no part of a reference: %s', (reference) => {
  expect(normalizeReference('gcash', reference)).toBe('9012345678901')
})

test.each([
  ['REF-2026-001', 'REF2026001'],
  ['REF9012', 'REF9012'],
  ['TXN0A1', 'TXN0A1'],
  ['Ref', 'REF'],
])('Letters that belong to a reference stay: %s', (reference, key) => {
  expect(normalizeReference('bank_transfer', reference)).toBe(key)
})
