import type { MutationResolvers } from 'types/graphql'

import { payoutFailedEmail, payoutSentEmail } from 'src/emails/payoutEmails'
import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput, requireReason } from 'src/lib/errors'
import { ownFile } from 'src/lib/files/ownFile'
import { notify } from 'src/lib/notices'
import { dateColumnOf, dayOf, isDay, manilaToday } from 'src/shared/manilaTime'

import { holdsOfDrafts } from './heldPayouts'
import { asBatch, type PayoutRow } from './payouts'
import {
  changePayouts,
  lockBatch,
  lockPayouts,
  logPayouts,
  releaseLines,
} from './payoutStates'

/** Payouts in one answer; a larger batch is settled in several. */
const MOST_PAYOUTS = 500
const MOST_REFERENCE = 64
const PATH = '/affiliate/payout'

// The account is copied when a person approves where the money goes.
const APPROVE = command(
  `
  UPDATE "Payout" o SET status = 'APPROVED', account = p."payoutAccount", "accountHint" = p."payoutHint", "approvedById" = $2::int,
    "approvedAt" = now(), "updatedAt" = now()
  FROM "AffiliateProfile" p WHERE o.id = ANY($1::int[]) AND p.id = o."affiliateId"`
)

// An adjustment or a reversal takes the same locks first, and so stands before or after the approval.
const LOCK_PAYEES = command(
  `SELECT p.id FROM "AffiliateProfile" p JOIN "Payout" o ON o."affiliateId" = p.id
   WHERE o."batchId" = $1 AND o.status = 'DRAFT' ORDER BY p.id FOR NO KEY UPDATE OF p`
)

/**
 * Approves the drafts of a batch that nothing holds: their accounts are fixed, and the money may be sent.
 * @throws PAYOUT_HELD if no draft can be approved; PAYOUT_NONE without a draft; NOT_FOUND
 */
export const approvePayoutBatch = (async ({ id }) =>
  inTransaction(async (tx) => {
    await lockBatch(tx, id)
    await LOCK_PAYEES.run(tx, [id])
    const holds = [...(await holdsOfDrafts(tx, id))]
    const free = holds.flatMap(([payoutId, hold]) => (hold ? [] : [payoutId]))
    if (free.length === 0)
      throw new AppError(holds.length === 0 ? 'PAYOUT_NONE' : 'PAYOUT_HELD')
    await APPROVE.run(tx, [free, currentUser().id])
    await logPayouts(tx, 'approved', id, { payouts: free.length })
    return asBatch(tx, id)
  })) satisfies MutationResolvers['approvePayoutBatch']

const tellSent = (tx: Tx, row: PayoutRow, paidOn: string) => {
  const { user, userId } = row.affiliate
  return notify(
    tx,
    { userId, email: user.email },
    {
      kind: 'AFFILIATE',
      facts: {
        change: 'paid',
        amountCentavos: row.netCentavos,
        name: row.accountHint,
        reason: null,
      },
      path: PATH,
    },
    payoutSentEmail({
      lang: user.language,
      firstName: user.firstName,
      grossCentavos: row.grossCentavos,
      withholdingCentavos: row.withholdingCentavos,
      netCentavos: row.netCentavos,
      hint: row.accountHint,
      paidOn,
    })
  )
}

/**
 * Marks approved payouts as sent, and tells their affiliates. A paid payout never changes again.
 * @throws BAD_USER_INPUT: paidOn, referenceNo, proofFileId, ids; PAYOUT_STATE, COMMISSION_OWN, NOT_FOUND
 */
export const markPayoutsPaid = (async ({ ids, input }) => {
  const { paidOn, proofFileId = null } = input
  const referenceNo = input.referenceNo.trim()
  refuseInput({
    ids: (ids.length === 0 || ids.length > MOST_PAYOUTS) && 'INVALID',
    paidOn: (!isDay(paidOn) || paidOn > manilaToday()) && 'DATE_INVALID',
    referenceNo:
      (!referenceNo && 'REQUIRED') ||
      (referenceNo.length > MOST_REFERENCE && 'TOO_LONG'),
  })
  return inTransaction(
    async (tx) => {
      if (proofFileId !== null)
        refuseInput({
          proofFileId:
            !(await ownFile(tx, proofFileId, currentUser().id)) && 'INVALID',
        })
      const rows = await lockPayouts(tx, ids, ['APPROVED'])
      refuseInput({
        paidOn:
          rows.some(
            ({ approvedAt }) => approvedAt && paidOn < dayOf(approvedAt)
          ) && 'DATE_INVALID',
      })
      const payouts = await changePayouts(
        tx,
        rows.map(({ id }) => id),
        {
          status: 'PAID',
          paidOn: dateColumnOf(paidOn),
          referenceNo,
          proofFileId,
        }
      )
      for (const row of rows) await tellSent(tx, row, paidOn)
      for (const batchId of new Set(rows.map((row) => row.batchId)))
        await logPayouts(tx, 'paid', batchId, {
          payoutIds: rows
            .filter((row) => row.batchId === batchId)
            .map(({ id }) => id),
          referenceNo,
          paidOn,
        })
      return payouts
    },
    { timeout: 60_000 }
  )
}) satisfies MutationResolvers['markPayoutsPaid']

/**
 * Says that an approved transfer did not arrive: its lines are due again, and the affiliate reads why.
 * @throws REASON_REQUIRED, PAYOUT_STATE, COMMISSION_OWN, NOT_FOUND
 */
export const failPayout = (async ({ id, ...args }) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const [row] = await lockPayouts(tx, [id], ['APPROVED'])
    const { user, userId } = row.affiliate
    const lineIds = await releaseLines(tx, [id])
    const [payout] = await changePayouts(tx, [id], { status: 'FAILED', reason })
    await notify(
      tx,
      { userId, email: user.email },
      {
        kind: 'AFFILIATE',
        facts: {
          change: 'failed',
          amountCentavos: row.netCentavos,
          name: row.accountHint,
          reason,
        },
        path: PATH,
      },
      payoutFailedEmail({
        lang: user.language,
        firstName: user.firstName,
        netCentavos: row.netCentavos,
        hint: row.accountHint,
        reason,
      })
    )
    await logPayouts(tx, 'returned', row.batchId, {
      payoutIds: [id],
      lineIds,
      reason,
    })
    return payout
  })
}) satisfies MutationResolvers['failPayout']
