import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { isVisible } from 'src/shared/text/plainMarks'

const WORKLIST_ROWS = 100

const withMember = {
  request: {
    include: { user: { select: { firstName: true, lastName: true } } },
  },
} as const

/** Gateway messages that wait for a decision by staff, oldest first. */
export const parkedGatewayEvents = (async () => {
  const events = await db.gatewayEvent.findMany({
    where: { status: 'PARKED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: WORKLIST_ROWS,
    include: withMember,
  })
  return events.map(({ request, ...event }) => ({
    ...event,
    userId: request?.userId ?? null,
    memberName: request && fullName(request.user),
    wantedCentavos: request?.amountCentavos ?? null,
  }))
}) satisfies QueryResolvers['parkedGatewayEvents']

/** Closes a parked message after staff have dealt with it. @throws REASON_REQUIRED by field; NOT_FOUND */
export const settleGatewayEvent = (async ({ id, note }) => {
  refuseInput({ note: !isVisible(note) && 'REASON_REQUIRED' })
  return inTransaction(async (tx) => {
    const { count } = await tx.gatewayEvent.updateMany({
      where: { id, status: 'PARKED' },
      data: { status: 'SETTLED', decidedById: currentUser().id },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'gatewayEvent.settled',
      entity: 'GatewayEvent',
      entityId: id,
      after: { note: note.trim() },
    })
    return { id }
  })
}) satisfies MutationResolvers['settleGatewayEvent']
