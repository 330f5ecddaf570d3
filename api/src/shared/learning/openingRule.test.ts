import { openingOf, openingProblems } from './openingRule'

const problemsOf = (typed: Parameters<typeof openingProblems>[0]) =>
  Object.fromEntries(
    Object.entries(openingProblems(typed)).filter(([, code]) => code)
  )

it.each<[string, Parameters<typeof openingProblems>[0], object]>([
  ['at once needs nothing', { opensBy: 'AT_ONCE' }, {}],
  ['a date needs its day', { opensBy: 'DATE' }, { opensOn: 'REQUIRED' }],
  [
    'an invalid date',
    { opensBy: 'DATE', opensOn: '2026-02-30' },
    { opensOn: 'DATE_INVALID' },
  ],
  ['a date', { opensBy: 'DATE', opensOn: '2026-02-28' }, {}],
  [
    'days after enrolment need their number',
    { opensBy: 'ENROLMENT' },
    { opensAfterDays: 'REQUIRED' },
  ],
  [
    'days before the launch',
    { opensBy: 'BATCH_LAUNCH', opensAfterDays: -1 },
    { opensAfterDays: 'INVALID' },
  ],
  [
    'more than ten years',
    { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 3651 },
    { opensAfterDays: 'INVALID' },
  ],
  ['none at all', { opensBy: 'PREVIOUS_LESSON', opensAfterDays: 0 }, {}],
  [
    'half a day',
    { opensBy: 'ENROLMENT', opensAfterDays: 0.5 },
    { opensAfterDays: 'INVALID' },
  ],
  [
    'a stage needs its number',
    { opensBy: 'STAGE' },
    { opensAtStage: 'REQUIRED' },
  ],
  [
    'a stage before the first',
    { opensBy: 'STAGE', opensAtStage: 0 },
    { opensAtStage: 'INVALID' },
  ],
])('%s', (_name, typed, problems) => {
  expect(problemsOf(typed)).toEqual(problems)
})

it('Keeps only the fields that its rule needs', () => {
  const typed = { opensOn: '2026-12-01', opensAfterDays: 7, opensAtStage: 3 }
  const empty = { opensOn: null, opensAfterDays: null, opensAtStage: null }
  expect(openingOf({ opensBy: 'AT_ONCE', ...typed })).toEqual({
    opensBy: 'AT_ONCE',
    ...empty,
  })
  expect(openingOf({ opensBy: 'DATE', ...typed })).toEqual({
    opensBy: 'DATE',
    ...empty,
    opensOn: '2026-12-01',
  })
  expect(openingOf({ opensBy: 'BATCH_LAUNCH', ...typed })).toEqual({
    opensBy: 'BATCH_LAUNCH',
    ...empty,
    opensAfterDays: 7,
  })
  expect(openingOf({ opensBy: 'STAGE', ...typed })).toEqual({
    opensBy: 'STAGE',
    ...empty,
    opensAtStage: 3,
  })
})
