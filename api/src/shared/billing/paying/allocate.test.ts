import { allocate } from './allocate'

const bills = [
  { id: 1, owedCentavos: 1_833 },
  { id: 2, owedCentavos: 1_833 },
  { id: 3, owedCentavos: 0 },
]

it.each([
  ['less than a bill', 1_500, [[1, 1_500, 333]], 0],
  ['a bill', 1_833, [[1, 1_833, 0]], 0],
  [
    'more than a bill',
    2_000,
    [
      [1, 1_833, 0],
      [2, 167, 1_666],
    ],
    0,
  ],
  [
    'all bills, with one of ₱0',
    3_666,
    [
      [1, 1_833, 0],
      [2, 1_833, 0],
      [3, 0, 0],
    ],
    0,
  ],
  [
    'more than all bills',
    4_000,
    [
      [1, 1_833, 0],
      [2, 1_833, 0],
      [3, 0, 0],
    ],
    334,
  ],
])('%s', (_, amount, parts, surplusCentavos) => {
  const allocated = allocate(amount, bills)
  expect(
    allocated.parts.map(({ bill, amountCentavos, leftCentavos }) => [
      bill.id,
      amountCentavos,
      leftCentavos,
    ])
  ).toEqual(parts)
  expect(allocated.surplusCentavos).toBe(surplusCentavos)
})
