import type { PoolClient } from 'pg'

import { db, pool } from 'src/lib/db'
import { addDays, DAY_MS, manilaToday } from 'src/shared/manilaTime'
import {
  buildAffiliate,
  payoutAccount,
  signInAs,
  usableAccount,
} from 'src/testing/affiliates'
import { buildMember, PASSWORD } from 'src/testing/auth'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'

import { cancelPayout, cancelPayoutBatch } from './cancelPayouts'
import {
  myPayoutAccount,
  savePayoutAccount,
  unsealAccount,
} from './payoutAccount'
import { exportPayouts, exportWithholding } from './payoutFiles'
import {
  affiliatePayoutsPage,
  myPayoutsPage,
  payoutBatch,
  payoutBatchesPage,
} from './payouts'
import { payoutStatement } from './payoutStatement'
import { payoutPreview, preparePayouts } from './preparePayouts'
import {
  approvePayoutBatch,
  failPayout,
  markPayoutsPaid,
} from './settlePayouts'

/** Lines that are due since yesterday. */
const earn = (affiliateId: number, ...amounts: number[]) =>
  db.commission.createMany({
    data: amounts.map((amountCentavos) => ({
      affiliateId,
      kind: 'ADJUSTMENT' as const,
      amountCentavos,
      reason: 'A gift',
      holdUntil: new Date(Date.now() - DAY_MS),
    })),
  })

const buildPayee = async (...amounts: number[]) => {
  const affiliate = await buildAffiliate(usableAccount())
  await earn(affiliate.id, ...amounts)
  return affiliate
}

/** Ends the one connection that waits for a lock, as a server that dies would. */
const killWaiting = async (client: PoolClient) => {
  const [pid] = await lockWaits()
  await client.query('SELECT pg_terminate_backend($1, 10000)', [pid])
}

const today = manilaToday()
const paid = { paidOn: today, referenceNo: 'BATCH-1' }

const idsOf = ({ payouts }: Awaited<ReturnType<typeof preparePayouts>>) =>
  payouts.map(({ id }) => id)

describe('payouts', () => {
  beforeEach(async () => {
    signIn(await buildUser('admin'), 'admin')
  })

  scenario(
    'Take the due commission of affiliates who may be paid, with tax',
    async () => {
      const one = await buildPayee(40_000, 20_000, -1_001)
      await buildPayee(49_999)
      const without = await buildAffiliate()
      await earn(without.id, 90_000)
      const waiting = await buildAffiliate({
        ...usableAccount(),
        payoutUsableAt: new Date(Date.now() + 60_000),
      })
      await earn(waiting.id, 90_000)
      const suspended = await buildAffiliate({
        ...usableAccount(),
        status: 'SUSPENDED',
      })
      await earn(suspended.id, 90_000)
      expect(await payoutPreview()).toEqual({
        count: 1,
        grossCentavos: 58_999,
        belowMinimum: 1,
        withoutAccount: 1,
        waitingAccount: 1,
        suspended: 1,
        openPayout: 0,
        minimumCentavos: 50_000,
      })
      const batch = await preparePayouts()
      expect(batch.payouts).toMatchObject([
        {
          affiliateId: one.id,
          status: 'DRAFT',
          lineCount: 3,
          grossCentavos: 58_999,
          withholdingCentavos: 2_950,
          netCentavos: 56_049,
        },
      ])
      await earn(one.id, 70_000)
      expect(await payoutPreview()).toMatchObject({ count: 0, openPayout: 1 })
      await expect(preparePayouts()).rejects.toMatchObject({
        extensions: { code: 'PAYOUT_NONE' },
      })
    }
  )

  scenario('Prepared twice at once, pay each line once', async () => {
    for (let count = 0; count < 3; count++) await buildPayee(60_000)
    await Promise.allSettled([preparePayouts(), preparePayouts()])
    expect(await db.payout.count()).toBe(3)
    expect(await db.payoutBatch.count()).toBe(1)
    expect(await db.commission.count({ where: { payoutId: null } })).toBe(0)
  })

  scenario(
    'Killed halfway, leave nothing, and pay each line once afterwards',
    async () => {
      const { id: affiliateId } = await buildPayee(60_000)
      const other = await pool.connect()
      await other.query('BEGIN')
      await other.query('SELECT 1 FROM "Commission" FOR UPDATE')
      // Batch and payout are written; their lines are locked.
      const killed = preparePayouts().catch((error: unknown) => error)
      await killWaiting(other)
      expect(await killed).toBeInstanceOf(Error)
      await other.query('ROLLBACK')
      other.release()
      expect(await db.payoutBatch.count()).toBe(0)

      await preparePayouts()
      expect(await db.payout.findMany()).toMatchObject([
        { affiliateId, grossCentavos: 60_000, lineCount: 1 },
      ])
      await expect(preparePayouts()).rejects.toMatchObject({
        extensions: { code: 'PAYOUT_NONE' },
      })
    }
  )

  scenario('Leave, and tell their affiliates', async () => {
    const affiliate = await buildPayee(60_000)
    const batch = await preparePayouts()
    await expect(
      markPayoutsPaid({ ids: idsOf(batch), input: paid })
    ).rejects.toMatchObject({ extensions: { code: 'PAYOUT_STATE' } })
    await approvePayoutBatch({ id: batch.id })
    expect(await exportPayouts({ batchId: batch.id })).toMatchObject([
      { method: 'gcash', accountNumber: '09171234567', netCentavos: 57_000 },
    ])
    const [exported] = idsOf(batch)
    await expect(
      cancelPayout({ id: exported, reason: 'Too late' })
    ).rejects.toMatchObject({ extensions: { code: 'PAYOUT_EXPORTED' } })
    await expect(
      markPayoutsPaid({
        ids: [exported],
        input: { ...paid, paidOn: addDays(today, -1) },
      })
    ).rejects.toMatchObject(refusedFields({ paidOn: 'DATE_INVALID' }))
    // The affiliate's next account does not change where this payout goes.
    await db.affiliateProfile.update({
      where: { id: affiliate.id },
      data: { payoutAccount: null },
    })
    await markPayoutsPaid({ ids: idsOf(batch), input: paid })
    await expect(
      markPayoutsPaid({ ids: idsOf(batch), input: paid })
    ).rejects.toMatchObject({ extensions: { code: 'PAYOUT_STATE' } })
    expect(await payoutBatch({ id: batch.id })).toMatchObject({
      paidCount: 1,
      netCentavos: 57_000,
    })
    expect((await payoutBatchesPage({})).rows).toMatchObject([{ paidCount: 1 }])
    expect(
      (await affiliatePayoutsPage({ affiliateId: affiliate.id })).rows
    ).toMatchObject([{ status: 'PAID', accountHint: 'GCash •••4567' }])
    expect(
      await db.outboxEmail.findFirst({ where: { template: 'payoutSent' } })
    ).toMatchObject({ to: affiliate.user.email })
    expect(await exportWithholding({ from: today, to: today })).toMatchObject([
      {
        registeredName: 'Wena M. Cruz',
        tin: '123-456-789',
        atc: 'WI515',
        month: today.slice(0, 7),
        grossCentavos: 60_000,
        withholdingCentavos: 3_000,
      },
    ])
    expect(
      await exportWithholding({ from: '2025-12-01', to: '2025-12-31' })
    ).toEqual([])
    await expect(
      db.commission.updateMany({ data: { payoutId: null } })
    ).rejects.toThrow('stays paid')

    const [id] = idsOf(batch)
    signInAs(affiliate.user, 'affiliate')
    expect((await myPayoutsPage({})).rows).toMatchObject([
      { status: 'PAID', paidOn: today, netCentavos: 57_000 },
    ])
    expect(await payoutStatement(id, 'en')).toMatchObject({
      totals: [
        ['Commission', '₱600.00'],
        ['Tax withheld', '-₱30.00'],
        ['Sent', '₱570.00'],
      ],
    })
    signInAs((await buildAffiliate()).user, 'affiliate')
    await expect(payoutStatement(id, 'en')).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await myPayoutsPage({})).toMatchObject({ total: 0 })
  })

  scenario('Fail and are cancelled as a whole, and are due again', async () => {
    const [one, two] = [await buildPayee(60_000), await buildPayee(80_000)]
    const first = await preparePayouts()
    await approvePayoutBatch({ id: first.id })
    const [toOne] = idsOf(first)
    await failPayout({ id: toOne, reason: 'Wrong number' })
    await expect(
      failPayout({ id: toOne, reason: 'Again' })
    ).rejects.toMatchObject({ extensions: { code: 'PAYOUT_STATE' } })
    await cancelPayoutBatch({ id: first.id, reason: 'Next week' })
    expect(await db.commission.count({ where: { payoutId: null } })).toBe(2)
    const next = await preparePayouts()
    expect(next.payouts).toMatchObject([
      { affiliateId: one.id, grossCentavos: 60_000 },
      { affiliateId: two.id, grossCentavos: 80_000 },
    ])
    await cancelPayout({ id: idsOf(next)[0], reason: 'A mistake' })
    await expect(
      cancelPayout({ id: idsOf(next)[0], reason: ' ' })
    ).rejects.toMatchObject({ extensions: { code: 'REASON_REQUIRED' } })
    expect(
      await db.outboxEmail.count({ where: { template: 'payoutFailed' } })
    ).toBe(1)
  })

  scenario('Marked twice at once, are paid once', async () => {
    await buildPayee(60_000)
    const batch = await preparePayouts()
    await approvePayoutBatch({ id: batch.id })
    const [id] = idsOf(batch)
    const answers = await Promise.allSettled([
      markPayoutsPaid({ ids: [id], input: paid }),
      failPayout({ id, reason: 'Came back' }),
      cancelPayout({ id, reason: 'A mistake' }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      1
    )
    const { status } = await db.payout.findUniqueOrThrow({ where: { id } })
    expect(await db.commission.count({ where: { payoutId: id } })).toBe(
      status === 'PAID' ? 1 : 0
    )
  })

  scenario('Are not approved by their own affiliate', async () => {
    const affiliate = await buildPayee(60_000)
    const batch = await preparePayouts()
    signInAs(affiliate.user, 'admin')
    await expect(approvePayoutBatch({ id: batch.id })).rejects.toMatchObject({
      extensions: { code: 'PAYOUT_HELD' },
    })
  })

  scenario('Need a second person above the limit', async () => {
    await db.setting.create({
      data: { name: 'second-approval-above', value: '100', type: 'number' },
    })
    await buildPayee(60_000)
    const batch = await preparePayouts()
    await expect(approvePayoutBatch({ id: batch.id })).rejects.toMatchObject({
      extensions: { code: 'PAYOUT_HELD' },
    })
    signIn(await buildUser('admin'), 'admin')
    expect(await approvePayoutBatch({ id: batch.id })).toMatchObject({
      approvedCount: 1,
    })
  })

  scenario('Stay drafts if something changed since', async () => {
    const [suspended, owing, moved] = [
      await buildPayee(60_000),
      await buildPayee(60_000),
      await buildPayee(60_000),
    ]
    const { id } = await preparePayouts()
    const change = (affiliateId: number, data: object) =>
      db.affiliateProfile.update({ where: { id: affiliateId }, data })
    await change(suspended.id, { status: 'SUSPENDED' })
    await earn(owing.id, -20_000)
    const usableAt = new Date(Date.now() + 60_000)
    await change(moved.id, { payoutUsableAt: usableAt })
    const batch = await payoutBatch({ id })
    expect(batch?.payouts?.map(({ hold }) => hold)).toEqual([
      { reason: 'SUSPENDED', owedCentavos: null, usableAt: null },
      { reason: 'OWES', owedCentavos: 20_000, usableAt: null },
      { reason: 'ACCOUNT_CHANGED', owedCentavos: null, usableAt },
    ])
    await expect(approvePayoutBatch({ id })).rejects.toMatchObject({
      extensions: { code: 'PAYOUT_HELD' },
    })
  })

  scenario(
    'Are approved even if other lines cancel each other out',
    async () => {
      const affiliate = await buildPayee(60_000)
      const { id } = await preparePayouts()
      // A sale that was revoked while its commission still waits.
      await db.commission.createMany({
        data: [59_990, -59_990].map((amountCentavos) => ({
          affiliateId: affiliate.id,
          kind: 'ADJUSTMENT' as const,
          amountCentavos,
          reason: 'A sale',
          holdUntil: new Date(Date.now() + DAY_MS),
        })),
      })
      expect(await approvePayoutBatch({ id })).toMatchObject({
        approvedCount: 1,
        payouts: [{ hold: null }],
      })
    }
  )

  scenario('Stay drafts if money is taken back at that moment', async () => {
    const owing = await buildPayee(60_000)
    const { id } = await preparePayouts()
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(
        'SELECT FROM "AffiliateProfile" WHERE id = $1 FOR UPDATE',
        [owing.id]
      )
      const approving = expect(
        approvePayoutBatch({ id })
      ).rejects.toMatchObject({ extensions: { code: 'PAYOUT_HELD' } })
      await lockWaits()
      await client.query(
        `INSERT INTO "Commission" ("affiliateId", kind, "amountCentavos", reason, "holdUntil")
         VALUES ($1, 'ADJUSTMENT', -20000, 'Paid twice', now())`,
        [owing.id]
      )
      await client.query('COMMIT')
      await approving
    } finally {
      client.release()
    }
  })

  scenario('Refuse a wrong day and reference at their fields', async () => {
    await expect(
      markPayoutsPaid({
        ids: [1],
        input: { paidOn: '2999-01-01', referenceNo: '' },
      })
    ).rejects.toMatchObject(
      refusedFields({ paidOn: 'DATE_INVALID', referenceNo: 'REQUIRED' })
    )
  })
})

describe('a payout account', () => {
  const input = { ...payoutAccount, password: PASSWORD }

  scenario(
    'Is stored encrypted, waits 72 hours, and its owner is told',
    async () => {
      const { user } = await buildMember()
      const affiliate = await buildAffiliate({ userId: user.id })
      signInAs(user, 'affiliate')
      expect(await myPayoutAccount()).toBeNull()
      await expect(
        savePayoutAccount({ input: { ...input, password: 'wrong' } })
      ).rejects.toMatchObject(refusedFields({ password: 'PASSWORD_WRONG' }))
      await expect(
        savePayoutAccount({
          input: { ...input, accountNumber: '12', accountName: '', tin: '12' },
        })
      ).rejects.toMatchObject(
        refusedFields({
          accountName: 'REQUIRED',
          accountNumber: 'MOBILE_INVALID',
          tin: 'TIN_INVALID',
        })
      )
      const shown = await savePayoutAccount({ input })
      expect(shown).toMatchObject({
        hint: 'GCash •••4567',
        isUsable: false,
        tin: '123-456-789',
      })
      expect(JSON.stringify(shown)).not.toContain('09171234567')
      const row = await db.affiliateProfile.findUniqueOrThrow({
        where: { id: affiliate.id },
      })
      expect(row.payoutAccount).not.toContain('0917')
      expect(unsealAccount(row.payoutAccount)).toEqual(payoutAccount)
      expect(
        await db.outboxEmail.count({
          where: { template: 'payoutAccountChanged' },
        })
      ).toBe(1)

      const usableAt = new Date('2026-01-01T00:00:00Z')
      const where = { id: affiliate.id }
      await db.affiliateProfile.update({
        where,
        data: { payoutUsableAt: usableAt },
      })
      await savePayoutAccount({
        input: { ...input, accountNumber: '', address: 'Elsewhere' },
      })
      expect(await myPayoutAccount()).toMatchObject({ isUsable: true })
      await savePayoutAccount({
        input: {
          ...input,
          method: 'bank_transfer',
          bankName: 'BPI',
          accountNumber: '1234 5678 90',
        },
      })
      expect(await myPayoutAccount()).toMatchObject({
        hint: 'BPI •••7890',
        isUsable: false,
      })
    }
  )
})
