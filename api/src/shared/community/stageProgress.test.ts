import { stageProgress } from './stageProgress'

/** r: required; o: optional. Each task is worth 10 XP. */
const tasksOf = (kinds: string) =>
  [...kinds].map((kind, index) => ({
    id: index + 1,
    points: 10,
    isRequired: kind === 'r',
  }))

test.each<[string, number[], number, number | null, number[], number, boolean]>(
  [
    // tasks, finished, points, points needed → remaining, percentage, eligible
    ['rrr', [], 0, null, [1, 2, 3], 0, false],
    ['rrr', [2], 10, null, [1, 3], 33, false],
    ['rrr', [1, 2, 3], 30, null, [], 100, true],
    ['rro', [1, 2], 20, null, [3], 66, true],
    ['rro', [1, 2], 20, 20, [3], 66, true],
    ['rro', [1, 2], 20, 21, [3], 66, false],
    ['rr', [1, 2, 99], 20, null, [], 100, true],
    ['', [], 0, null, [], 0, true],
  ]
)(
  '%p with %j done and %i XP of %p',
  (kinds, done, points, requiredPoints, remaining, percentage, isEligible) => {
    const progress = stageProgress({
      tasks: tasksOf(kinds),
      finishedTaskIds: done,
      points,
      requiredPoints,
    })
    expect(progress).toMatchObject({
      points,
      percentage,
      isEligible,
      remainingTasksCount: remaining.length,
    })
    expect(progress.remainingTasks.map(({ id }) => id)).toEqual(remaining)
  }
)

test.each<[string, number[], number, number | null, number]>([
  // tasks, finished, points, points needed → points to the next stage
  ['rrr', [], 0, null, 30],
  ['rro', [1], 10, null, 10],
  ['rro', [1, 2], 20, null, 0],
  ['rrr', [1], 25, 100, 75],
  ['rrr', [1], 140, 225, 85],
  ['rrr', [1], 300, 225, 0],
])(
  '%p with %j done and %i XP of %p: %i XP to the next stage (P2-8)',
  (kinds, done, points, requiredPoints, pointsToNext) => {
    expect(
      stageProgress({
        tasks: tasksOf(kinds),
        finishedTaskIds: done,
        points,
        requiredPoints,
      })
    ).toMatchObject({ pointsToNext })
  }
)

test('The trace gives its inputs', () => {
  const { trace } = stageProgress({
    tasks: tasksOf('rro'),
    finishedTaskIds: [1],
    points: 10,
    requiredPoints: 15,
  })
  expect(trace).toEqual([
    { rule: 'finishedShare', inputs: { finished: 1, tasks: 3 }, result: 33 },
    { rule: 'requiredTasks', inputs: { remainingRequired: 1 }, result: false },
    {
      rule: 'requiredPoints',
      inputs: { points: 10, requiredPoints: 15 },
      result: false,
    },
  ])
})
