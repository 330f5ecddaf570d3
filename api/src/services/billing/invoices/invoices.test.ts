import { randomUUID } from 'node:crypto'

import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'
import { signIn } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { asInvoice, withInvoiceParts } from './asInvoice'
import { invoicesOf } from './invoices'
import type { InstalmentsScenario } from './invoices.scenarios'

const QUERY = `query { myInvoices {
  subscription { funnel { seatsTaken } } paymentSchedule { approval { approvedByName } } } }`

describe("a member's own invoices", () => {
  scenario(
    "Hide the funnel's sales and the name of the first approver",
    async () => {
      const member = await buildCaller('member')
      const staff = await buildCaller('admin')
      const { schedules } = await buildInvoice({ userId: member.user.id })
      await db.paymentApproval.create({
        data: {
          togetherId: randomUUID(),
          scheduleId: schedules[0].id,
          platform: 'gcash',
          externalInvoiceId: 'N/A',
          amountCentavos: 100_000,
          totalCentavos: 100_000,
          approvedById: staff.user.id,
        },
      })
      expect((await member.ask(QUERY)).data).toEqual({
        myInvoices: [
          {
            subscription: { funnel: { seatsTaken: null } },
            paymentSchedule: [{ approval: null }],
          },
        ],
      })
      const { data } = await staff.ask(
        `query { user(id: ${member.user.id}) { invoices {
          subscription { funnel { seatsTaken } } paymentSchedule { approval { platform } } } } }`
      )
      expect(data).toMatchObject({
        user: {
          invoices: [
            {
              subscription: { funnel: { seatsTaken: 1 } },
              paymentSchedule: [{ approval: { platform: 'gcash' } }],
            },
          ],
        },
      })
    }
  )
})

scenario('Bills with all their parts take two statements', async () => {
  const staff = await buildCaller('admin')
  signIn(staff.user, 'admin')
  const { userId, schedules } = await buildInvoice({
    pricesCentavos: [1000, 2000],
  })
  await buildInvoice({ userId, pricesCentavos: [3000] })
  const [{ id: scheduleId }, { id: paidFromCredit }] = schedules
  for (const status of ['WITHDRAWN', 'REJECTED', 'SUBMITTED'] as const)
    await db.paymentProof.create({
      data: {
        userId,
        status,
        fileId: (await buildFile(userId)).id,
        platform: 'gcash',
        referenceNo: `P-${status}`,
        amountCentavos: 1000,
        paidOn: new Date('2026-11-10'),
        schedules: { create: { scheduleId } },
      },
    })
  await db.paymentApproval.create({
    data: {
      togetherId: randomUUID(),
      scheduleId,
      platform: 'gcash',
      externalInvoiceId: 'N/A',
      amountCentavos: 1000,
      totalCentavos: 1000,
      approvedById: staff.user.id,
      paidAt: new Date('2026-11-10T04:05:06.789Z'),
    },
  })
  await db.payment.create({
    data: {
      userId,
      kind: 'CREDIT_USE',
      amountCentavos: 0,
      creditCentavos: -700,
      platform: 'gcash',
      allocations: {
        create: { scheduleId: paidFromCredit, amountCentavos: 700 },
      },
    },
  })
  const rows = await db.invoice.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    include: withInvoiceParts,
  })
  let read: Awaited<ReturnType<typeof invoicesOf>> = []
  const count = await statementsOf(async () => {
    read = await invoicesOf(userId)
  })
  expect(read).toEqual(rows.map(asInvoice))
  expect(read.at(-1)?.paymentSchedule).toMatchObject([
    { proof: { status: 'SUBMITTED' }, approval: { amountCentavos: 1000 } },
    { creditCentavos: 700 },
  ])
  expect(count).toBe(2)
})

scenario(
  'instalments',
  'An invoice has its instalments in their order',
  async ({ user: { ana }, invoice: { anas } }: InstalmentsScenario) => {
    const [shown] = await invoicesOf(ana.id)
    expect(shown).toMatchObject({
      id: anas.id,
      totalCentavos: 300_000,
      paymentSchedule: [
        { seq: 1, priceCentavos: 150_000, scheduleDate: '2026-11-20' },
        { seq: 2, priceCentavos: 150_000, scheduleDate: '2026-12-20' },
      ],
    })
  }
)
