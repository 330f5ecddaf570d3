import { db } from 'src/lib/db'
import { completeTaskForAll } from 'src/services/community/tasks/completeTasksBy'

/** Completes a new automatic task for members who did its lesson before it was created. */
const completeTask = async ({ taskId }: { taskId: number }) => {
  await completeTaskForAll(db, taskId)
}

export default completeTask
