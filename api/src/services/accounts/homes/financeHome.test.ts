import { db } from 'src/lib/db'
import { agingReport } from 'src/services/reports/openBills/agingReport'
import { expectedCash } from 'src/services/reports/openBills/expectedCash'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { statementsOf } from 'src/testing/statements'

import { financeHome } from './financeHome'

const today = manilaToday()

describe("finance's home", () => {
  for (const role of ['member', 'coach', 'success-manager'] as const)
    scenario(`Is refused to a ${role}`, async () => {
      const { ask } = await buildCaller(role)
      expect((await ask('{ financeHome { expectedBills } }')).code).toBe(
        'FORBIDDEN'
      )
    })

  scenario('Sums overdue and expected bills as the reports do', async () => {
    signIn(await buildUser('tribe-team-fa'), 'tribe-team-fa')
    for (const [daysAgo, price] of [
      [0, 1_000],
      [1, 2_000],
      [30, 4_000],
      [31, 8_000],
      [91, 16_000],
      [-29, 32_000],
      [-30, 64_000],
    ])
      await buildInvoice({
        pricesCentavos: [price],
        firstDay: addDays(today, -daysAgo),
      })
    await rebuildDays()
    const home = await financeHome()
    const { buckets } = await agingReport()
    expect(home.overdue).toEqual(buckets.filter(({ key }) => key !== 'notDue'))
    expect(
      home.overdue.map(({ key, entries, amountCentavos }) => [
        key,
        entries,
        amountCentavos,
      ])
    ).toEqual([
      ['days30', 2, '6000'],
      ['days60', 1, '8000'],
      ['days90', 0, '0'],
      ['older', 1, '16000'],
    ])
    expect(home.expectedBills).toBe(2)
    expect(home.expectedCentavos).toBe('33000')
    const expected = await expectedCash({ step: 'DAY' })
    const within = expected.steps.filter(
      ({ from }) => from <= addDays(today, 29)
    )
    expect(
      within.reduce((sum, each) => sum + Number(each.amountCentavos), 0)
    ).toBe(33_000)
  })

  scenario('Compares this month with the last one', async () => {
    signIn(await buildUser('admin'), 'admin')
    const { schedules } = await buildInvoice({ pricesCentavos: [9_000, 9_000] })
    const invoice = await db.invoice.findFirstOrThrow()
    const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)
    for (const [index, paidOn] of [
      today,
      `${lastMonth.slice(0, 7)}-01`,
    ].entries()) {
      const payment = await db.payment.create({
        data: {
          userId: invoice.userId,
          amountCentavos: 5_000 + index,
          platform: 'cash',
          paidAt: new Date(`${paidOn}T04:00:00Z`),
        },
      })
      await db.paymentAllocation.create({
        data: {
          paymentId: payment.id,
          scheduleId: schedules[index].id,
          amountCentavos: 5_000 + index,
        },
      })
    }
    const home = await financeHome()
    expect(home.collectedCentavos).toBe('5000')
    expect(home.beforeCentavos).toBe('5001')
    expect(home.collected).toHaveLength(31)
    expect(home.collected[30]).toMatchObject({ beforeCentavos: '5001' })
  })

  scenario('Takes one statement', async () => {
    signIn(await buildUser('admin'), 'admin')
    expect(await statementsOf(() => financeHome())).toBe(1)
  })
})
