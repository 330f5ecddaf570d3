import { context } from '@redwoodjs/context'

import type { CurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'

import { giveCredit } from '../credit/giveCredit'
import { payFromCredit } from '../credit/payFromCredit'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

import { billsPage } from './bills'

const approve = (id: number, paymentPlatform = 'GCash') =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform,
    externalInvoiceId: 'N/A',
  })

const school = async () => {
  signIn(await buildUser('admin'), 'admin')
  const ana = await buildUser('member', { firstName: 'Anabelle' })
  const anas = await buildInvoice({
    userId: ana.id,
    firstDay: '2026-01-10',
    pricesCentavos: [100, 200],
  })
  const bens = await buildInvoice({
    firstDay: '2025-12-01',
    pricesCentavos: [300, 400],
  })
  await approve(anas.schedules[0].id)
  await approve(bens.schedules[0].id, 'Maya')
  return { anas, bens }
}

const prices = async (args: Parameters<typeof billsPage>[0]) =>
  (await billsPage(args)).rows.map(({ priceCentavos }) => priceCentavos)

describe('billsPage', () => {
  scenario('Lists unpaid bills, paid bills or all of them', async () => {
    await school()
    expect(await prices({})).toEqual([400, 200])
    expect(await prices({ filter: 'UNPAID' })).toEqual([400, 200])
    expect(await prices({ filter: 'PAID' })).toEqual([300, 100])
    expect((await prices({ filter: 'ALL' })).sort()).toEqual([
      100, 200, 300, 400,
    ])
  })

  scenario('Finds unpaid bills by their due day, with their sum', async () => {
    signIn(await buildUser('admin'), 'admin')
    const today = manilaToday()
    for (const [day, price] of [
      [-1, 1],
      [0, 10],
      [7, 100],
      [8, 1000],
      [30, 10_000],
      [31, 100_000],
    ])
      await buildInvoice({
        firstDay: addDays(today, day),
        pricesCentavos: [price],
      })
    await db.subscription.updateMany({
      data: {
        status: 'ACTIVE',
        startsAt: new Date('2026-01-01'),
        expiry: new Date('9999-01-01'),
      },
    })
    const listed = async (args: Parameters<typeof billsPage>[0]) => {
      const { rows, total, owedCentavos } = await billsPage(args)
      expect(total).toBe(rows.length)
      return owedCentavos === null ? null : Number(owedCentavos)
    }
    for (const validity of [undefined, 'ACTIVE'] as const) {
      expect(await listed({ validity, due: 'OVERDUE' })).toBe(1)
      expect(await listed({ validity, due: 'WEEK' })).toBe(110)
      expect(await listed({ validity, due: 'MONTH' })).toBe(11_110)
      expect(await listed({ validity })).toBe(111_111)
    }
    expect(await listed({ due: 'WEEK', filter: 'PAID' })).toBe(110)
    expect(await listed({ filter: 'ALL' })).toBeNull()
    const [{ id }] = (await billsPage({ due: 'WEEK' })).rows
    await approve(id)
    expect(await listed({ due: 'WEEK' })).toBe(100)
  })

  scenario('Filters bills by active or expired subscription', async () => {
    const { bens } = await school()
    await db.subscription.update({
      where: { id: bens.subscriptionId },
      data: { expiry: new Date('2026-01-01') },
    })
    expect(await prices({ validity: 'ACTIVE' })).toEqual([200])
    expect(await prices({ validity: 'EXPIRED' })).toEqual([400])
    expect(await prices({})).toEqual([400, 200])
  })

  scenario('Filters bills by product, and by validity within it', async () => {
    const { anas, bens } = await school()
    const { productId } = await db.subscription.findUniqueOrThrow({
      where: { id: bens.subscriptionId },
    })
    expect(await prices({ productId })).toEqual([400])
    expect(await prices({ productId, filter: 'PAID' })).toEqual([300])
    expect(await prices({ productId, validity: 'EXPIRED' })).toEqual([])
    expect(await prices({ productId, q: anas.number })).toEqual([])
    expect(await prices({ productId: 0x7fffffff })).toEqual([])
    expect(await prices({ productId: null })).toEqual([400, 200])
  })

  scenario('Finds bills by person and by invoice number', async () => {
    const { bens } = await school()
    expect(await prices({ q: 'anabel' })).toEqual([200])
    expect(await prices({ q: bens.number.toLowerCase() })).toEqual([400])
    expect(await prices({ q: 'nobody at all' })).toEqual([])
  })

  scenario('Each bill names its member and its state', async () => {
    const { anas } = await school()
    const { rows, total, isTotalCapped } = await billsPage({ filter: 'PAID' })
    expect({ total, isTotalCapped }).toEqual({ total: 2, isTotalCapped: false })
    expect(rows[1]).toMatchObject({
      userId: anas.userId,
      invoiceNumber: anas.number,
      receiptNumber: expect.stringMatching(/^AR-\d{4}-\d{6}$/),
      mobileNumber: null,
      hasProof: false,
      isWaiting: false,
    })
  })

  scenario('Each bill names the part that credit has paid', async () => {
    const { anas } = await school()
    await giveCredit({
      userId: anas.userId,
      amountCentavos: 150,
      reason: 'Goodwill',
    })
    const [, second] = anas.schedules
    const paid = async (filter: 'PAID' | 'UNPAID') =>
      (await billsPage({ filter, q: 'anabelle' })).rows.map(
        ({ priceCentavos, creditCentavos }) => [priceCentavos, creditCentavos]
      )
    await payFromCredit({ scheduleIds: [second.id] })
    expect(await paid('UNPAID')).toEqual([[200, 150]])
    await giveCredit({
      userId: anas.userId,
      amountCentavos: 50,
      reason: 'Goodwill',
    })
    await payFromCredit({ scheduleIds: [second.id] })
    expect(await paid('PAID')).toEqual([
      [200, 200],
      [100, 0],
    ])
    await disapprovePaymentScheduleTransaction({
      id: second.id,
      remarks: 'A slip',
    })
    expect(await paid('UNPAID')).toEqual([[200, 0]])
  })

  scenario('Leaves out waived, cancelled and void bills', async () => {
    const { anas, bens } = await school()
    await db.paymentSchedule.update({
      where: { id: anas.schedules[1].id },
      data: { waivedAt: new Date() },
    })
    await db.invoice.update({
      where: { id: bens.id },
      data: { voidedAt: new Date() },
    })
    expect(await prices({})).toEqual([])
    expect(await prices({ filter: 'ALL' })).toEqual([200, 100])
  })

  scenario('Returns bills in pages', async () => {
    await school()
    expect(await prices({ filter: 'ALL', page: 2, perPage: 3 })).toHaveLength(1)
  })
})

scenario('A team lead finds only the bills of their own stage', async () => {
  const stage = await buildStage()
  const own = await buildUser('member', { stageId: stage.id })
  const { number } = await buildInvoice({ userId: own.id })
  await buildInvoice()
  const lead = await buildUser('team-lead')
  signIn(lead, 'team-lead')
  mockCurrentUser({
    ...context.currentUser,
    managedStage: stage,
  } as unknown as CurrentUser)
  const { rows, total } = await billsPage({})
  expect({ total, numbers: rows.map((row) => row.invoiceNumber) }).toEqual({
    total: 1,
    numbers: [number],
  })
  signIn(lead, 'team-lead')
  expect(await billsPage({})).toMatchObject({ total: 0, rows: [] })
})
