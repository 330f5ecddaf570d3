import type { ReportPeriod } from 'types/graphql'

import { db } from 'src/lib/db'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/disapprovePaymentScheduleTransaction'
import type { PlatformKey } from 'src/shared/billing/platforms'
import { manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'

import { collectedPaymentsPage } from './collectedPaymentsPage'
import { collectionReport } from './collectionReport'

/** A payment at that instant, booked as an approval would book it. */
const paid = async (
  paidAt: string,
  amountCentavos: number,
  platform: PlatformKey = 'gcash'
) => {
  const { schedules, userId, subscription } = await buildInvoice({
    pricesCentavos: [amountCentavos],
  })
  const payment = await db.payment.create({
    data: {
      userId,
      amountCentavos,
      platform,
      paidAt,
      allocations: { create: { scheduleId: schedules[0].id, amountCentavos } },
    },
  })
  return { payment, subscription }
}

const total = async (period: ReportPeriod, from: string, to?: string) =>
  (await collectionReport({ period, from, to })).totalCentavos

beforeEach(async () => {
  await rebuildDays()
  signIn(await buildUser('admin'), 'admin')
})

describe('collections', () => {
  scenario('Count on the Manila day', async () => {
    // The last minute of 2027 in Manila, and the first of 2028.
    await paid('2027-12-31T15:59:59.999Z', 100)
    await paid('2027-12-31T16:00:00.000Z', 7)
    expect(await total('DAILY', '2027-12-31')).toBe('100')
    expect(await total('DAILY', '2028-01-01')).toBe('7')
    expect(await total('MONTHLY', '2027-12-05')).toBe('100')
    expect(await total('QUARTERLY', '2027-10-01')).toBe('100')
    expect(await total('QUARTERLY', '2028-03-31')).toBe('7')
    expect(await total('ANNUAL', '2028-06-01')).toBe('7')
    expect(await total('CUSTOM_RANGE', '2027-12-31', '2028-01-01')).toBe('107')
  })

  scenario('Put the leap day into its month and quarter', async () => {
    await paid('2028-02-28T16:00:00.000Z', 29)
    expect(await total('DAILY', '2028-02-29')).toBe('29')
    expect(await total('MONTHLY', '2028-02-01')).toBe('29')
    expect(await total('QUARTERLY', '2028-01-01')).toBe('29')
    const { from, to, beforeFrom, beforeTo } = await collectionReport({
      period: 'MONTHLY',
      from: '2028-03-15',
    })
    expect([from, to, beforeFrom, beforeTo]).toEqual([
      '2028-03-01',
      '2028-03-31',
      '2028-02-01',
      '2028-02-29', // prettier-ignore
    ])
  })

  scenario('Are compared with the previous period, line by line', async () => {
    const first = await paid('2026-02-10T02:00:00Z', 500)
    await paid('2026-03-10T02:00:00Z', 300, 'maya')
    const report = await collectionReport({
      period: 'MONTHLY',
      from: '2026-03-01',
      group: 'PLATFORM',
    })
    expect(report).toMatchObject({
      totalCentavos: '300',
      beforeCentavos: '500',
      payments: 1,
      beforePayments: 1,
    })
    expect(report.lines).toMatchObject([
      { key: 'gcash', amountCentavos: '0', beforeCentavos: '500' },
      { key: 'maya', amountCentavos: '300', beforeCentavos: '0' },
    ])
    expect(report.steps).toHaveLength(31)
    const byFunnel = await collectionReport({
      period: 'MONTHLY',
      from: '2026-02-01',
      group: 'FUNNEL',
    })
    expect(byFunnel.lines).toMatchObject([
      { key: first.subscription.funnelId, amountCentavos: '500' },
    ])
    const byCoupon = await collectionReport({
      period: 'MONTHLY',
      from: '2026-02-01',
      group: 'COUPON',
    })
    expect(byCoupon.lines).toMatchObject([{ key: '0', name: null }])
  })

  scenario('Are exact for sums that floats cannot represent', async () => {
    for (let one = 0; one < 5; one++)
      await paid('2026-03-10T02:00:00Z', 2_147_483_647)
    expect(await total('MONTHLY', '2026-03-01')).toBe('10737418235')
  })

  scenario('Count a reversal on its own day', async () => {
    const { schedules } = await buildInvoice({ pricesCentavos: [900] })
    const [{ id }] = schedules
    await approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'GCash',
      externalInvoiceId: 'N/A',
    })
    const today = manilaToday()
    expect(await total('DAILY', today)).toBe('900')
    await disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
    expect(await total('DAILY', today)).toBe('0')
    const { rows } = await collectedPaymentsPage({ from: today, to: today })
    expect(
      rows.map(({ kind, amountCentavos }) => [kind, amountCentavos])
    ).toEqual(
      [['REVERSAL', -900], ['PAYMENT', 900]] // prettier-ignore
    )
  })

  scenario('Refuse invalid days', async () => {
    for (const wrong of [
      { period: 'DAILY', from: '2026-02-29' },
      { period: 'CUSTOM_RANGE', from: '2026-02-02', to: '2026-02-01' },
      { period: 'CUSTOM_RANGE', from: '2000-01-01', to: '2026-02-01' },
      { period: 'DAILY', from: `2026-01-01'; --` },
    ] as const)
      await expect(collectionReport(wrong)).rejects.toThrow()
  })
})

describe('the payments behind a line', () => {
  scenario('Are those of the line, in pages and in a file', async () => {
    const days = ['01', '02', '03', '04', '05']
    for (const day of days) await paid(`2026-03-${day}T02:00:00Z`, 100)
    await paid('2026-03-06T02:00:00Z', 100, 'maya')
    const march = { from: '2026-03-01', to: '2026-03-31' }
    const gcash = {
      ...march,
      group: 'PLATFORM',
      line: 'gcash',
    } as const
    const {
      rows,
      total: count,
      isTotalCapped,
    } = await collectedPaymentsPage({
      ...gcash,
      page: 2,
      perPage: 2,
    })
    expect({ count, isTotalCapped }).toEqual({ count: 5, isTotalCapped: false })
    expect(rows.map(({ paidAt }) => String(paidAt).slice(8, 10))).toEqual([
      '03',
      '02',
    ])
    expect(
      await collectedPaymentsPage({ ...gcash, line: 'barter' })
    ).toMatchObject({ rows: [], total: 0 })
    const file = await collectedPaymentsPage({ ...gcash, after: '' })
    expect(file.rows).toHaveLength(5)
    expect(file.next).toBeNull()
  })

  scenario('Refuse an invalid cursor', async () => {
    for (const after of ['x', '1', '1_x', '999999999999999_1', `1_1' --`])
      await expect(
        collectedPaymentsPage({ from: '2026-03-01', to: '2026-03-31', after })
      ).rejects.toThrow()
  })
})
