import type { AffiliateProfile } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { payoutAccountChangedEmail } from 'src/emails/payoutAccountChangedEmail'
import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { notify } from 'src/lib/notices'
import { queueMail } from 'src/lib/outbox'
import { seal, unseal } from 'src/lib/protection/secrets'
import { requirePassword } from 'src/services/accounts/passwords/requirePassword'
import {
  ACCOUNT_WAIT_HOURS,
  isPayoutMethod,
  normalPayoutAccount,
  payoutAccountProblems,
  payoutHint,
  type PayoutAccount,
} from 'src/shared/marketing/affiliates/payoutAccount'

import { requireAffiliate } from '../affiliates/requireAffiliate'
import { payoutKeyOf } from '../commissions/payoutKey'

/** The account in a sealed text; null if there is none, or its key is gone. */
export const unsealAccount = (sealed: string | null): PayoutAccount | null => {
  const text = sealed && unseal(sealed)
  return text ? JSON.parse(text) : null
}

type Stored = Pick<
  AffiliateProfile,
  'id' | 'payoutAccount' | 'payoutHint' | 'payoutUsableAt'
>

/** Whether the last payout failed with the account that is stored. */
const hasFailed = async (
  on: Pick<Tx, 'payout'>,
  { id, payoutAccount }: Stored
) => {
  const last = await on.payout.findFirst({
    where: { affiliateId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { status: true, account: true },
  })
  return last?.status === 'FAILED' && last.account === payoutAccount
}

const asShown = async (on: Pick<Tx, 'payout'>, row: Stored) => {
  const { payoutAccount, payoutHint, payoutUsableAt } = row
  const account = unsealAccount(payoutAccount)
  if (!account || !payoutUsableAt) return null
  const { accountNumber: _, ...shown } = account
  return {
    ...shown,
    hint: payoutHint,
    usableAt: payoutUsableAt,
    isUsable: payoutUsableAt <= new Date(),
    hasFailed: await hasFailed(on, row),
  }
}

/** The signed-in affiliate's account without its number. @throws AFFILIATE_TERMS_FIRST */
export const myPayoutAccount = (async () =>
  asShown(
    db,
    await requireAffiliate()
  )) satisfies QueryResolvers['myPayoutAccount']

/** Whether money would go somewhere else; a new address or tax number waits for nothing. */
const isMoved = (before: PayoutAccount | null, after: PayoutAccount) =>
  !before ||
  before.method !== after.method ||
  before.bankName !== after.bankName ||
  before.accountName !== after.accountName ||
  before.accountNumber !== after.accountNumber

/**
 * Stores where the signed-in affiliate is paid, encrypted. Another account is used after 72 hours, and its owner is told
 * by notice and mail, so that a thief of the password gains nothing unnoticed. Impersonators may not call it.
 * @throws BAD_USER_INPUT by field, also at `password`; AFFILIATE_TERMS_FIRST, RATE_LIMITED
 */
export const savePayoutAccount = (async ({ input }) => {
  const { password, ...typed } = input
  const { id, payoutAccount } = await requireAffiliate()
  const stored = unsealAccount(payoutAccount)
  const kept = stored?.method === typed.method ? stored.accountNumber : ''
  const account = normalPayoutAccount({
    method: typed.method,
    bankName: typed.bankName ?? '',
    accountName: typed.accountName,
    accountNumber: typed.accountNumber?.trim() || kept,
    tin: typed.tin ?? '',
    registeredName: typed.registeredName ?? '',
    address: typed.address ?? '',
  })
  refuseInput({
    method: !isPayoutMethod(typed.method) && 'INVALID',
    ...payoutAccountProblems(account),
  })
  await requirePassword(password)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'AffiliateProfile', id)
    const before = await tx.affiliateProfile.findUniqueOrThrow({
      where: { id },
      include: { user: true },
    })
    const moves = isMoved(unsealAccount(before.payoutAccount), account)
    const hint = payoutHint(account)
    const row = await tx.affiliateProfile.update({
      where: { id },
      data: {
        payoutAccount: seal(JSON.stringify(account)),
        payoutHint: hint,
        payoutKey: payoutKeyOf(account.accountNumber),
        ...(moves && {
          payoutUsableAt: later(new Date(), ACCOUNT_WAIT_HOURS, 'hour'),
        }),
      },
    })
    if (moves) {
      await notify(tx, before.userId, {
        kind: 'AFFILIATE',
        facts: { change: 'account', name: hint, reason: null },
        path: '/affiliate/payout',
      })
      // At once, also for people whose mails wait for a daily digest: the owner has 72 hours to object.
      await queueMail(
        tx,
        before.user.email,
        payoutAccountChangedEmail({
          lang: before.user.language,
          firstName: before.user.firstName,
          hint,
          hours: ACCOUNT_WAIT_HOURS,
        })
      )
    }
    await logInfo(tx, {
      action: 'affiliate.payoutAccountChanged',
      entity: 'Affiliate',
      entityId: id,
      before: { hint: before.payoutHint },
      after: { hint, moves },
      userId: currentUser().id,
    })
    return (await asShown(tx, row))!
  })
}) satisfies MutationResolvers['savePayoutAccount']
