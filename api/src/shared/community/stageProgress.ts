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
  const remainingRequired = remainingTasks.filter(
    (task) => task.isRequired
  ).length
  const hasDoneRequired = remainingRequired === 0
  const hasPoints = points >= (requiredPoints ?? 0)

  return {
    points,
    remainingTasks,
    remainingTasksCount: remainingTasks.length,
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
