import type { StageProgressFields } from 'types/graphql'

import { stageProgress } from '$api/src/shared/community/stageProgress'

/**
 * A member's progress after a task is completed (spec section 4): adds its XP, removes it from the list and updates the
 * percentage. A task that is not in the list changes nothing.
 */
export const afterTask = <Progress extends StageProgressFields>(
  before: Progress,
  taskId: number
): Progress => {
  const finished = before.remainingTasks.find(({ id }) => id === taskId)
  if (!finished) return before

  const remaining = before.remainingTasks.filter((task) => task !== finished)
  const { percentage, remainingTasksCount, points } = stageProgress({
    tasks: before.stageTasks,
    finishedTaskIds: before.stageTasks
      .filter(({ id }) => !remaining.some((task) => task.id === id))
      .map(({ id }) => id),
    points: before.points + finished.points,
    requiredPoints: null,
  })
  return {
    ...before,
    points,
    percentage,
    remainingTasksCount,
    remainingTasks: remaining,
  }
}

/** The points that can still be earned on this stage. */
export const pointsLeft = ({
  remainingTasks,
}: Pick<StageProgressFields, 'remainingTasks'>) =>
  remainingTasks.reduce((sum, { points }) => sum + points, 0)
