import {
  claimEnds,
  moveUpReadiness,
  moveUpStatuses,
  nextStatuses,
  openStatuses,
  slaDueAt,
  type Missing,
} from './moveUp'

const ready = {
  stageNumber: 1,
  nextStageNumber: 2,
  remainingRequired: 0,
  points: 100,
  requiredPoints: 100,
  openStatus: null,
  coolDownUntil: null,
}
const today = '2026-11-22'

test.each<[string, Partial<Parameters<typeof moveUpReadiness>[0]>, Missing[]]>([
  ['all is done', {}, []],
  ['the stage asks for no points', { points: 0, requiredPoints: null }, []],
  ['a point is missing', { points: 99 }, ['requiredPoints']],
  ['a required task is left', { remainingRequired: 1 }, ['requiredTasks']],
  ['there is no higher stage', { nextStageNumber: null }, ['lastStage']],
  [
    'the journey has not begun',
    { stageNumber: null, remainingRequired: 0 },
    ['noStage'],
  ],
  ['a request waits', { openStatus: 'REQUESTED' }, ['openRequest']],
  ['a request is looked at', { openStatus: 'IN_REVIEW' }, ['openRequest']],
  ['a request came back', { openStatus: 'RETURNED' }, []],
  ['tomorrow is the day', { coolDownUntil: '2026-11-23' }, ['coolDown']],
  ['today is the day', { coolDownUntil: today }, []],
  [
    'several things are missing',
    { points: 0, remainingRequired: 2 },
    ['requiredTasks', 'requiredPoints'],
  ],
])('Ready to move up when %s?', (_, change, missing) => {
  const readiness = moveUpReadiness({ ...ready, ...change }, today)
  expect(readiness).toMatchObject({ missing, isReady: missing.length === 0 })
  expect(readiness.trace).toHaveLength(6)
})

test('The trace gives its inputs', () => {
  const { trace } = moveUpReadiness(
    { ...ready, coolDownUntil: '2026-11-25', points: 40 },
    today
  )
  expect(trace).toContainEqual({
    rule: 'coolDown',
    inputs: { daysToWait: 3 },
    result: false,
  })
  expect(trace).toContainEqual({
    rule: 'requiredPoints',
    inputs: { points: 40, requiredPoints: 100 },
    result: false,
  })
})

test('Every request can end, and an ended one stays ended except for a reverted approval', () => {
  const ended = moveUpStatuses.filter(
    (status) => nextStatuses[status].length === 0
  )
  expect(ended).toEqual(['DECLINED', 'WITHDRAWN', 'EXPIRED', 'REVERTED'])
  expect(nextStatuses.APPROVED).toEqual(['REVERTED'])
  for (const status of openStatuses)
    expect(nextStatuses[status].length).toBeGreaterThan(0)
})

test('A claim ends after two hours; a request is late after its stage’s days', () => {
  const at = new Date('2026-11-22T01:00:00Z')
  expect(claimEnds(at).toISOString()).toBe('2026-11-22T03:00:00.000Z')
  expect(slaDueAt(at, 48).toISOString()).toBe('2026-11-24T01:00:00.000Z')
})
