import type { StageProgressFields } from 'types/graphql'

import { afterTask, pointsLeft } from './afterTask'

const task = (id: number, points: number) =>
  ({
    id,
    points,
    isRequired: true,
  }) as StageProgressFields['remainingTasks'][number]

const progress = (tasks = [task(1, 20), task(2, 45), task(3, 10)]) =>
  ({
    points: 100,
    stageTasks: [...tasks, task(9, 5)],
    remainingTasks: tasks,
    remainingTasksCount: tasks.length,
    percentage: 25,
    nextUnlocks: '',
  }) as StageProgressFields

test('A completed task adds its XP, leaves the list and raises the percentage', () => {
  const after = afterTask(progress(), 2)
  expect(after.points).toBe(145)
  expect(after.remainingTasks.map(({ id }) => id)).toEqual([1, 3])
  expect(after.remainingTasksCount).toBe(2)
  expect(after.percentage).toBe(50)
  expect(pointsLeft(after)).toBe(30)
})

test('The last task raises the percentage to 100', () => {
  expect(afterTask(progress([task(1, 20)]), 1)).toMatchObject({
    points: 120,
    percentage: 100,
    remainingTasksCount: 0,
  })
})

test('A task that was completed in another window changes nothing', () => {
  const before = progress()
  expect(afterTask(before, 9)).toBe(before)
})
