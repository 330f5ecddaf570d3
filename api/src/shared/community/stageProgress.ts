// A member's progress on their stage (spec sections 3 and 4, "User stage progress"): the percentage is the finished
// share of the stage's tasks, rounded down. A stage without tasks is at 0.

export type StageTask = { id: number; points: number; isRequired: boolean }

/** One line of "Bakit?". */
export type StageStep = {
  rule: 'finishedShare' | 'requiredTasks' | 'requiredPoints'
  inputs: Record<string, number>
  result: number | boolean
}

export type StageProgress<Task extends StageTask> = {
  points: number
  remainingTasks: Task[]
  remainingTasksCount: number
  /**
   * The XP that are missing for the next stage: up to the stage's minimum, or else those of the required tasks that are
   * left. It can be 0 while required tasks are left.
   */
  pointsToNext: number
  /** 0 to 100. */
  percentage: number
  /** Whether the member may request to move up: the required tasks are done and the points suffice. */
  isEligible: boolean
  trace: StageStep[]
}

/** `points` is the member's XP over all stages; `requiredPoints` is the stage's minimum. */
export const stageProgress = <Task extends StageTask>({
  tasks,
  finishedTaskIds,
  points,
  requiredPoints,
}: {
  tasks: Task[]
  finishedTaskIds: Iterable<number>
  points: number
  requiredPoints: number | null
}): StageProgress<Task> => {
  const finishedIds = new Set(finishedTaskIds)
  const remainingTasks = tasks.filter(({ id }) => !finishedIds.has(id))
  const finished = tasks.length - remainingTasks.length
  const percentage =
    tasks.length === 0 ? 0 : Math.floor((finished * 100) / tasks.length)
  const required = remainingTasks.filter((task) => task.isRequired)
  const remainingRequired = required.length
  const pointsToNext =
    requiredPoints === null
      ? required.reduce((sum, task) => sum + task.points, 0)
      : Math.max(0, requiredPoints - points)
  const hasDoneRequired = remainingRequired === 0
  const hasPoints = points >= (requiredPoints ?? 0)

  return {
    points,
    remainingTasks,
    remainingTasksCount: remainingTasks.length,
    pointsToNext,
    percentage,
    isEligible: hasDoneRequired && hasPoints,
    trace: [
      {
        rule: 'finishedShare',
        inputs: { finished, tasks: tasks.length },
        result: percentage,
      },
      {
        rule: 'requiredTasks',
        inputs: { remainingRequired },
        result: hasDoneRequired,
      },
      {
        rule: 'requiredPoints',
        inputs: { points, requiredPoints: requiredPoints ?? 0 },
        result: hasPoints,
      },
    ],
  }
}
