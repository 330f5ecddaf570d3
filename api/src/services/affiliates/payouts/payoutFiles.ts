import type { MutationResolvers, WithholdingRow } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import {
  dateColumnOf,
  DAY_MS,
  dayOfDateColumn,
  isDay,
} from 'src/shared/manilaTime'
import type { PayoutAccount } from 'src/shared/marketing/affiliates/payoutAccount'

import { unsealAccount } from './payoutAccount'
import { withName, type PayoutRow } from './payouts'
import { lockBatch, logPayouts } from './payoutStates'

/** Years may be closed late; the form has no longer period than a year. */
const MOST_DAYS = 366
/** The length of 'YYYY-MM'. */
const MONTH_END = 7

/**
 * The transfers of a batch that are still to be made, with whole account numbers. Each export is logged, and marks its
 * payouts: they are not cancelled any more. Affiliates who were suspended or archived since the approval are left out.
 * @throws PAYOUT_ACCOUNT if an account cannot be read
 */
export const exportPayouts = (async ({ batchId }) =>
  inTransaction(async (tx) => {
    await lockBatch(tx, batchId)
    const rows = await tx.payout.findMany({
      where: {
        batchId,
        status: 'APPROVED',
        affiliate: { status: 'APPROVED', user: { archivedAt: null } },
      },
      include: withName,
      orderBy: { id: 'asc' },
    })
    await tx.payout.updateMany({
      where: { id: { in: rows.map(({ id }) => id) }, exportedAt: null },
      data: { exportedAt: new Date() },
    })
    await logPayouts(tx, 'exported', batchId, { payouts: rows.length })
    return rows.map((row) => {
      const account = unsealAccount(row.account)
      if (!account) throw new AppError('PAYOUT_ACCOUNT')
      return {
        payoutId: row.id,
        affiliate: fullName(row.affiliate.user),
        method: account.method,
        bankName: account.bankName,
        accountName: account.accountName,
        accountNumber: account.accountNumber,
        netCentavos: row.netCentavos,
      }
    })
  })) satisfies MutationResolvers['exportPayouts']

const monthOf = ({ paidOn }: PayoutRow) =>
  paidOn ? dayOfDateColumn(paidOn).slice(0, MONTH_END) : ''

/** The newest account with a tax number of each affiliate, who may have entered it after a payout. */
const taxedAccounts = (rows: readonly PayoutRow[]) => {
  const accounts = new Map<number, PayoutAccount>()
  for (const { affiliateId, account } of rows) {
    const known = unsealAccount(account)
    if (known?.tin) accounts.set(affiliateId, known)
  }
  return accounts
}

/** Sums paid payouts by affiliate, month and kind of income. */
const withholdingRows = (rows: readonly PayoutRow[]) => {
  const accounts = taxedAccounts(rows)
  const groups = new Map<string, WithholdingRow>()
  for (const row of rows) {
    const { affiliateId, atc, affiliate } = row
    const key = [affiliateId, monthOf(row), atc].join(' ')
    const account = accounts.get(affiliateId)
    const group = groups.get(key) ?? {
      affiliateId,
      registeredName: account?.registeredName || fullName(affiliate.user),
      tin: account?.tin ?? '',
      address: account?.address ?? '',
      atc,
      month: monthOf(row),
      grossCentavos: 0,
      withholdingCentavos: 0,
    }
    group.grossCentavos += row.grossCentavos
    group.withholdingCentavos += row.withholdingCentavos
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * The data of BIR form 2307 of a period: one row for each affiliate, month and kind of income.
 * @throws DATE_INVALID by field
 */
export const exportWithholding = (async ({ from, to }) => {
  const isPeriod =
    isDay(from) &&
    isDay(to) &&
    from <= to &&
    (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS
  refuseInput({
    from: !isDay(from) && 'DATE_INVALID',
    to: !isPeriod && 'DATE_INVALID',
  })
  return inTransaction(async (tx) => {
    const rows = await tx.payout.findMany({
      where: {
        status: 'PAID',
        paidOn: { gte: dateColumnOf(from), lte: dateColumnOf(to) },
      },
      include: withName,
      orderBy: [{ affiliateId: 'asc' }, { id: 'asc' }],
    })
    await logInfo(tx, {
      action: 'payoutBatch.exported',
      entity: 'PayoutBatch',
      entityId: `${from}..${to}`,
      after: { from, to, payouts: rows.length },
    })
    return withholdingRows(rows)
  })
}) satisfies MutationResolvers['exportWithholding']
