import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import { dateColumnOf, isDay } from 'src/shared/manilaTime'

import { unsealAccount } from './payoutAccount'
import { withName, type PayoutRow } from './payouts'

/** Years may be closed late; a longer period is not one of the form. */
const MOST_DAYS = 366
const DAY_MS = 86_400_000

/** The transfers of a batch that are still to be made, with whole account numbers; each export is logged. */
export const exportPayouts = (async ({ batchId }) =>
  inTransaction(async (tx) => {
    const rows = await tx.payout.findMany({
      where: { batchId, status: 'APPROVED' },
      include: withName,
      orderBy: { id: 'asc' },
    })
    await logInfo(tx, {
      action: 'payoutBatch.exported',
      entity: 'PayoutBatch',
      entityId: batchId,
      after: { payouts: rows.length },
    })
    return rows.map((row) => {
      const account = unsealAccount(row.account)
      return {
        payoutId: row.id,
        affiliate: fullName(row.affiliate.user),
        method: account?.method ?? '',
        bankName: account?.bankName ?? '',
        accountName: account?.accountName ?? '',
        accountNumber: account?.accountNumber ?? '',
        netCentavos: row.netCentavos,
      }
    })
  })) satisfies MutationResolvers['exportPayouts']

/**
 * The data of BIR form 2307 of a period: one row for each affiliate and kind of income.
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
    const keyOf = (row: PayoutRow) => `${row.affiliateId} ${row.atc}`
    return [...new Set(rows.map(keyOf))].map((key) => {
      const payouts = rows.filter((row) => keyOf(row) === key)
      const last = payouts[payouts.length - 1]
      const account = unsealAccount(last.account)
      return {
        affiliateId: last.affiliateId,
        registeredName:
          account?.registeredName || fullName(last.affiliate.user),
        tin: account?.tin ?? '',
        address: account?.address ?? '',
        atc: last.atc,
        grossCentavos: payouts.reduce((sum, row) => sum + row.grossCentavos, 0),
        withholdingCentavos: payouts.reduce(
          (sum, row) => sum + row.withholdingCentavos,
          0
        ),
      }
    })
  })
}) satisfies MutationResolvers['exportWithholding']
