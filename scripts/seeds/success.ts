// The success manager of the cast cares for the members of their batches.
import { inTransaction } from 'api/src/lib/database/transaction'
import { db } from 'api/src/lib/db'
import { assignMembers } from 'api/src/services/community/success/assigning/assignMembers'
import { runPlaybooks } from 'api/src/services/community/success/playbooks/runPlaybooks'

import { count } from './count'

const EMAIL = 'success-manager@example.com'
const CAPACITY = 60

/** Seeds a manager only if there is none, so that a school's changes stay. */
export const successOfDemo = async (isDemo: boolean) => {
  const members = isDemo ? await seedSuccess() : 0
  return count(members, 'member in care', 'members in care')
}

const seedSuccess = async () => {
  if ((await db.successManager.count()) > 0) return 0
  const user = await db.user.findUnique({
    where: { email: EMAIL },
    include: { managedBatches: true },
  })
  if (!user) return 0
  const { id } = await db.successManager.create({
    data: { userId: user.id, capacity: CAPACITY },
  })
  const members = await db.user.findMany({
    where: {
      archivedAt: null,
      batchId: { in: user.managedBatches.map(({ batchId }) => batchId) },
      subscriptions: { some: { status: 'ACTIVE' } },
    },
    select: { id: true },
  })
  await inTransaction((tx) =>
    assignMembers(tx, {
      userIds: members.map((member) => member.id),
      managerId: id,
      reason: '',
      byId: user.id,
    })
  )
  await runPlaybooks(new Date())
  return members.length
}
