import { randomUUID } from 'node:crypto'

import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildCaller } from 'src/testing/graphql'

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
