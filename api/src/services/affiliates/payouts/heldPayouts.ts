import type { PayoutHoldReason } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  float,
  int,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { secondApprovalLimit } from 'src/services/billing/payments/approvals/approvalLimit'

import { ownAccounts } from '../commissions/refuseOwn'

import { IS_ACTIVE, IS_USABLE } from './payable'
import { unsealAccount } from './payoutAccount'

/** Why a draft cannot be approved now, with what the reason needs in words. */
export type PayoutHold = {
  reason: PayoutHoldReason
  /** The sum that the affiliate owes in all, beside the lines of payouts. */
  owedCentavos: number | null
  /** When the account was saved, and until when it waits. */
  usableAt: Date | null
}

// Lines that cancel each other out hold nothing back. Above the amount for which two people are needed, the person who
// prepared the payout or adjusted one of its lines does not approve it.
const DRAFTS = statement(
  `
  SELECT o.id, p."payoutAccount" AS account, p."payoutUsableAt" AS "usableAt", rest.sum AS rest,
    CASE WHEN NOT (${IS_ACTIVE}) THEN 'SUSPENDED' WHEN p."payoutAccount" IS NULL THEN 'ACCOUNT_MISSING'
      WHEN NOT (${IS_USABLE}) THEN 'ACCOUNT_CHANGED' WHEN rest.sum < 0 THEN 'OWES' WHEN p."userId" = ANY($3::int[]) THEN 'OWN'
      WHEN o."netCentavos" > $4::int AND (b."createdById" = $2::int
        OR EXISTS (SELECT FROM "Commission" c WHERE c."payoutId" = o.id AND c."createdById" = $2::int)) THEN 'SECOND_PERSON' END AS reason
  FROM "Payout" o JOIN "AffiliateProfile" p ON p.id = o."affiliateId" JOIN "User" u ON u.id = p."userId"
    JOIN "PayoutBatch" b ON b.id = o."batchId",
    LATERAL (SELECT COALESCE(sum(c."amountCentavos"), 0)::float8 AS sum FROM "Commission" c
      WHERE c."affiliateId" = p.id AND c."payoutId" IS NULL) rest
  WHERE o."batchId" = $1::int AND o.status = 'DRAFT' ORDER BY o.id`,
  {
    id: int,
    account: nullable(text),
    usableAt: nullable(timestamp),
    rest: float,
    reason: nullable(text),
  }
)

/** The drafts of a batch by id, each with the reason for which the current user cannot approve it, or null. */
export const holdsOfDrafts = async (tx: Tx, batchId: number) => {
  const rows = await DRAFTS.all(tx, [
    batchId,
    currentUser().id,
    await ownAccounts(tx),
    await secondApprovalLimit(tx),
  ])
  return new Map(
    rows.map(({ id, account, usableAt, rest, reason }) => {
      const why =
        reason ?? (unsealAccount(account) ? null : 'ACCOUNT_UNREADABLE')
      const hold: PayoutHold | null = why
        ? {
            reason: why as PayoutHoldReason,
            owedCentavos: why === 'OWES' ? -rest : null,
            usableAt: why === 'ACCOUNT_CHANGED' ? usableAt : null,
          }
        : null
      return [id, hold] as const
    })
  )
}
