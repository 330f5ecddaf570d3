import type { StageProgressFields } from 'types/graphql'

import { pointsLeft } from './pointsLeft'

test.each([
  [[20, 45, 10], 75],
  [[5], 5],
  [[], 0],
])('Tasks of %j points leave %d points to earn', (points, left) => {
  const remainingTasks = points.map((each) => ({
    points: each,
  })) as StageProgressFields['remainingTasks']
  expect(pointsLeft({ remainingTasks })).toBe(left)
})
