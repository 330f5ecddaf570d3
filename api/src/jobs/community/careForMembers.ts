import { inTransaction } from 'src/lib/database/transaction'
import { addJob } from 'src/lib/jobs/jobs'
import { assignAllByRule } from 'src/services/community/success/assigning/assignByRule'
import { runPlaybooks } from 'src/services/community/success/playbooks/runPlaybooks'

/**
 * Runs every hour: gives members to success managers by the rule of the settings, then makes and closes their tasks. A
 * run has a bound; another job goes on with the tasks of the users after it.
 */
const careForMembers = async (payload: unknown) => {
  const { afterId = 0 } = (payload ?? {}) as { afterId?: number }
  if (afterId === 0) await assignAllByRule()
  const next = await runPlaybooks(new Date(), afterId)
  if (next !== null)
    await inTransaction((tx) => addJob(tx, 'careForMembers', { afterId: next }))
}

export default careForMembers
