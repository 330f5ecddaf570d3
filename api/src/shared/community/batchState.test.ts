import { batchStateOf } from './batchState'

const dates = { launchFrom: '2026-10-01', launchTo: '2026-12-31' }

test.each([
  ['2026-09-30', 'UPCOMING'],
  ['2026-10-01', 'OPEN'],
  ['2026-12-31', 'OPEN'],
  ['2027-01-01', 'ENDED'],
])('On %s the batch is %s', (today, state) => {
  expect(batchStateOf({ ...dates, isArchived: false }, today)).toBe(state)
  expect(batchStateOf({ ...dates, isArchived: true }, today)).toBe('ARCHIVED')
})
