import { shownLevels } from './shownLevels'

test.each([
  ['a user without levels', [], []],
  ['a non-member', ['non-member'], ['non-member']],
  ['a member', ['non-member', 'member'], ['member']],
  ['staff', ['member', 'coach'], ['member', 'coach']],
])('The level names of %s', (_, held, shown) => {
  expect(shownLevels(held.map((id) => ({ id })))).toEqual(
    shown.map((id) => ({ id }))
  )
})
