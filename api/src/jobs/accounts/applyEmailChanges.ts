import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { earlier } from 'src/lib/instants'
import {
  applyIfEffective,
  lockUser,
} from 'src/services/accounts/people/emailChange/applyEmailChange'
import { PROPOSAL_DAYS } from 'src/shared/accounts/emailChange'

/** Gives users the confirmed addresses that their old mailboxes did not refuse in time, and ends old proposals. */
const applyEmailChanges = async () => {
  const now = new Date()
  const due = await db.emailChange.findMany({
    where: {
      status: 'WAITING',
      waitsUntil: { lte: now },
      confirmedAt: { not: null },
      user: { archivedAt: null },
    },
    select: { id: true, userId: true },
  })
  for (const { id, userId } of due)
    await inTransaction(async (tx) => {
      const user = await lockUser(tx, userId)
      const change = await tx.emailChange.findUniqueOrThrow({ where: { id } })
      await applyIfEffective(tx, user, change)
    }).catch(async (error: unknown) => {
      // Another account has the address meanwhile.
      if (!isUniqueViolation(error, 'email')) throw error
      await db.emailChange.update({
        where: { id },
        data: { status: 'EXPIRED' },
      })
    })
  await db.emailChange.updateMany({
    where: {
      status: 'WAITING',
      createdAt: { lt: earlier(now, PROPOSAL_DAYS, 'day') },
    },
    data: { status: 'EXPIRED' },
  })
}

export default applyEmailChanges
