import { shownName } from './shownName'

it.each([
  ['Ana', 'dela Cruz', 'FIRST_AND_INITIAL', 'Ana D.'],
  ['Ana', 'Ñunez', 'FIRST_AND_INITIAL', 'Ana Ñ.'],
  ['Ana', 'Dela Cruz', 'FULL', 'Ana Dela Cruz'],
  ['Ana', ' ', 'FIRST_AND_INITIAL', 'Ana'],
] as const)('%s %s as %s stands as %s', (firstName, lastName, kind, shown) => {
  expect(shownName({ firstName, lastName }, kind)).toBe(shown)
})
