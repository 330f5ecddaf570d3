import { db } from 'src/lib/db'
import { completeTaskForAll } from 'src/services/community/tasks/completeTasksBy'

/** Completes a new automatic task for members who completed its lesson before the task was created. */
const completeTask = async ({ taskId }: { taskId: number }) => {
  await completeTaskForAll(db, taskId)
}

export default completeTask
