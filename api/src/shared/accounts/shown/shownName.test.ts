import { shownName } from './shownName'

it.each([
  ['Ana', 'dela Cruz', 'FIRST_AND_INITIAL', 'Ana D.'],
  ['Ana', 'Ñunez', 'FIRST_AND_INITIAL', 'Ana Ñ.'],
  ['Ana', 'Dela Cruz', 'FULL', 'Ana Dela Cruz'],
  ['Budi', '.', 'FIRST_AND_INITIAL', 'Budi'],
  ['Budi', '-', 'FIRST_AND_INITIAL', 'Budi'],
  ['Ana', '(Reyes)', 'FIRST_AND_INITIAL', 'Ana R.'],
  ['Ana', '’t Hooft', 'FIRST_AND_INITIAL', 'Ana T.'],
  ['Ana', 'n\u0303oz', 'FIRST_AND_INITIAL', 'Ana N\u0303.'],
  ['Ana', ' ', 'FIRST_AND_INITIAL', 'Ana'],
] as const)('%s %s as %s stands as %s', (firstName, lastName, kind, shown) => {
  expect(shownName({ firstName, lastName }, kind)).toBe(shown)
})
