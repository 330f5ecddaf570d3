import type { SuccessTaskFields } from 'types/graphql'

/** The fewest equal tasks that are shown as one group. */
const FEWEST_OF_GROUP = 3

/** The word of a task's reason, the same for equal tasks; undefined for a task of staff, which has its own text. */
export const reasonOf = ({
  kind,
  text,
  hasNeverCome,
}: Pick<SuccessTaskFields, 'kind' | 'text' | 'hasNeverCome'>) =>
  text || kind === 'CALL' || kind === 'OTHER'
    ? undefined
    : hasNeverCome
      ? 'NEVER_SEEN'
      : kind

export type TaskReason = NonNullable<ReturnType<typeof reasonOf>>

export type TaskGroup = { reason?: TaskReason; tasks: SuccessTaskFields[] }

/** Puts equal tasks together, each group at the place of its most urgent task; other tasks stay alone. */
export const groupsOf = (tasks: readonly SuccessTaskFields[]) => {
  const groups: TaskGroup[] = []
  for (const task of tasks) {
    const reason = reasonOf(task)
    const alike = tasks.filter((other) => reason && reasonOf(other) === reason)
    const isGrouped = alike.length >= FEWEST_OF_GROUP
    if (!isGrouped) groups.push({ tasks: [task] })
    else if (alike[0] === task) groups.push({ reason, tasks: alike })
  }
  return groups
}
