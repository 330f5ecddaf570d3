import { db } from 'src/lib/db'
import { completeTaskForAll } from 'src/services/community/tasks/completeTasksBy'

/** A task that counts by itself was written after some had done what it asks for. */
const completeTask = async ({ taskId }: { taskId: number }) => {
  await completeTaskForAll(db, taskId)
}

export default completeTask
