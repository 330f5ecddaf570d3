import { shownLevels } from './shownLevels'

test.each([
  ['nobody yet', [], []],
  ['a non-member', ['non-member'], ['non-member']],
  ['a member', ['non-member', 'member'], ['member']],
  ['staff', ['member', 'coach'], ['member', 'coach']],
])('%s is called by what they hold', (_, held, shown) => {
  expect(shownLevels(held.map((id) => ({ id })))).toEqual(
    shown.map((id) => ({ id }))
  )
})
