import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { signedFileUrl } from 'src/lib/protection/signedLinks'
import { fullName } from 'src/shared/accounts/fullName'
import { dayOf, dayOfDateColumn } from 'src/shared/manilaTime'

import { mayWithdraw } from './mayWithdraw'

/** The most first approvals that are read; a transfer has one for each bill that it pays. */
const MOST_WAITING = 200
const named = { select: { id: true, firstName: true, lastName: true } } as const

/** Transfers that wait for a second person, oldest first, each once; of one member, or of all. */
export const waitingTransfers = (async ({ userId }) => {
  const rows = await db.paymentApproval.findMany({
    where: {
      status: 'WAITING',
      ...(userId && {
        OR: [{ userId }, { schedule: { invoice: { userId } } }],
      }),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MOST_WAITING,
    include: {
      user: named,
      approvedBy: named,
      proof: true,
      statementLine: { select: { importId: true, paidOn: true } },
      schedule: { include: { invoice: { include: { user: named } } } },
    },
  })
  const transfers = new Set(rows.map(({ togetherId }) => togetherId))
  return [...transfers].flatMap((transfer) => {
    const together = rows.filter(({ togetherId }) => togetherId === transfer)
    const [{ approvedBy, proof, statementLine, ...row }] = together
    const member = row.user ?? row.schedule?.invoice.user
    if (!member) return []
    const paidOn = proof?.paidOn ?? statementLine?.paidOn
    const bills = together.flatMap(({ schedule, amountCentavos }) =>
      schedule
        ? {
            id: schedule.id,
            invoiceNumber: schedule.invoice.number,
            scheduleDate: dayOfDateColumn(schedule.scheduleDate),
            amountCentavos,
          }
        : []
    )
    return {
      id: row.id,
      userId: member.id,
      memberName: fullName(member),
      totalCentavos: row.totalCentavos,
      surplusCentavos: row.surplusCentavos,
      platform: row.platform,
      externalInvoiceId: row.externalInvoiceId,
      referenceNo: proof?.referenceNo ?? row.referenceKey,
      paidOn: paidOn
        ? dayOfDateColumn(paidOn)
        : row.paidAt && dayOf(row.paidAt),
      bills,
      pictureUrl: proof && signedFileUrl(proof.fileId, currentUser().id),
      statementImportId: statementLine?.importId ?? null,
      approverName: fullName(approvedBy),
      isOwn: approvedBy.id === currentUser().id,
      mayWithdraw: mayWithdraw(approvedBy.id),
      createdAt: row.createdAt,
    }
  })
}) satisfies QueryResolvers['waitingTransfers']
