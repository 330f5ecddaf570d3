import type { Tx } from 'src/lib/db'

import { emptyAddress, emptyResponse } from './forgetAddresses'

/** Stands for words that a place cannot be without. */
export const EMPTIED = '–'

/** Staff's words about a person, and why things ended. What is null says that it did not happen. */
const emptyReasons = async (tx: Tx, userId: number) => {
  const where = { userId }
  await tx.accountabilityMember.updateMany({ where, data: { endReason: '' } })
  await tx.certificate.updateMany({
    where: { userId, revokeReason: { not: null } },
    data: { revokeReason: EMPTIED },
  })
  await tx.challengeBuddy.updateMany({
    where: { OR: [{ a: where }, { b: where }] },
    data: { endReason: '' },
  })
  await tx.feedBan.updateMany({ where, data: { reason: EMPTIED } })
  await tx.moveUpCheck.updateMany({
    where: { request: where },
    data: { note: '' },
  })
  await tx.groupMembership.updateMany({ where, data: { endReason: '' } })
  await tx.paymentNote.updateMany({ where, data: { text: EMPTIED } })
  await tx.paymentProof.updateMany({
    where: { userId, rejectReason: { not: null } },
    data: { rejectReason: EMPTIED },
  })
  await tx.promiseToPay.updateMany({
    where: { schedule: { invoice: { userId } } },
    data: { reason: '' },
  })
  await tx.subscription.updateMany({
    where: { userId, pauseReason: { not: null } },
    data: { pauseReason: EMPTIED },
  })
  await tx.subscription.updateMany({
    where: { userId, unenrolReason: { not: null } },
    data: { unenrolReason: EMPTIED },
  })
  await tx.successAssignment.updateMany({ where, data: { reason: '' } })
}

const emptyWords = async (tx: Tx, userId: number) => {
  const where = { userId }
  // A mail server's answer often names the address.
  await tx.announcementRecipient.updateMany({ where, data: { detail: '' } })
  await tx.bugReport.updateMany({
    where,
    data: { email: null, description: '', userAgent: null },
  })
  await tx.certificate.updateMany({ where, data: { name: EMPTIED } })
  await tx.checkIn.updateMany({
    where,
    data: {
      done: '',
      goals: '',
      blockers: '',
      help: '',
      answer: '',
      excuse: '',
    },
  })
  await tx.couponRedemption.updateMany({
    where,
    data: { email: emptyAddress(userId) },
  })
  await tx.challengeParticipant.updateMany({
    where,
    data: { email: emptyAddress(userId), endReason: '' },
  })
  await tx.challengeTaskDone.updateMany({
    where: { participant: where },
    data: { note: '' },
  })
  await tx.deletionRequest.updateMany({ where, data: { text: '', answer: '' } })
  await tx.feedReport.updateMany({
    where: { reporterId: userId },
    data: { reason: EMPTIED },
  })
  await tx.formResponse.updateMany({ where, data: emptyResponse })
  await tx.groupRequest.updateMany({ where, data: { note: '', reason: '' } })
  await tx.invoice.updateMany({
    where,
    data: { billToName: '', billToTin: '', billToAddress: '' },
  })
  await tx.moveUpRequest.updateMany({
    where,
    data: { memberNote: '', reviewerNote: '' },
  })
  await tx.statementLine.updateMany({ where, data: { payerName: '', raw: {} } })
  await tx.successManager.updateMany({ where, data: { bookingUrl: null } })
  await tx.successTask.updateMany({ where, data: { text: '', outcome: '' } })
  await tx.teamLeadCandidacy.updateMany({
    where,
    data: { pitch: '', reason: '' },
  })
  // The journal holds rows as they were; without it the merge is not undone.
  const isTheirs = { OR: [{ survivorId: userId }, { mergedId: userId }] }
  await tx.userMergeRow.deleteMany({ where: { merge: isTheirs } })
  await tx.userMerge.updateMany({
    where: isTheirs,
    data: { undoUntil: new Date(0), reason: EMPTIED },
  })
  await tx.userTask.updateMany({
    where,
    data: { note: null, proofText: null, proofUrl: null },
  })
}

/** Empties what a person wrote, and what staff wrote about them, in rows that others or the books need. */
export const forgetWords = async (tx: Tx, userId: number) => {
  await emptyWords(tx, userId)
  await emptyReasons(tx, userId)
}
