import { filterOf } from './rowFilters'

const run = (figures: object) => ({
  counts: [
    {
      __typename: 'ImportCount' as const,
      sheet: 'Members',
      new: 5,
      update: 0,
      same: 0,
      error: 0,
      leftOut: 0,
      takenBack: 0,
      kept: 0,
      failed: 0,
      ...figures,
    },
  ],
})

it.each([
  ['opens on the errors', { error: 2 }, undefined, 'ERROR'],
  ['shows all rows on request', { error: 2 }, 'all', undefined],
  ['shows the chosen rows', { error: 2 }, 'new', 'NEW'],
  ['opens on all rows without errors', {}, undefined, undefined],
  [
    'leaves the errors with the last of them',
    { leftOut: 2 },
    'error',
    undefined,
  ],
  ['leaves a filter without rows', { error: 1 }, 'left-out', 'ERROR'],
])('An import %s', (_, figures, word, filter) => {
  expect(filterOf(run(figures), word)).toBe(filter)
})
