import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { waivePaymentSchedule } from '../paymentSchedules/waivePaymentSchedule'

import { addPaymentNote, studentPaymentDetails } from './studentPaymentDetails'

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

describe("a member's account", () => {
  scenario(
    'Shows what is billed, paid, credited and left, line by line',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { userId, schedules } = await buildInvoice({
        firstDay: addDays(manilaToday(), -40),
        pricesCentavos: [100, 200, 400, 800],
      })
      const [first, second, third] = schedules.map(({ id }) => id)
      await approve(first)
      await approve(second)
      await disapprovePaymentScheduleTransaction({
        id: second,
        remarks: 'Bounced',
      })
      await waivePaymentSchedule({ id: third, reason: 'Scholarship' })

      const details = await studentPaymentDetails({ userId })
      expect(details).toMatchObject({
        billedCentavos: 1500,
        paidCentavos: 100,
        creditedCentavos: 400,
        leftCentavos: 1000,
        balanceCentavos: 1000,
        overdueCentavos: 200,
      })
      expect(details.openEntries.map((entry) => entry.priceCentavos)).toEqual([
        200, 800,
      ])
      expect(details.lines.map(({ kind }) => kind).sort()).toEqual([
        'bill',
        'payment',
        'payment',
        'reversal',
        'waiver',
      ])
      expect(details.lines.at(-1)?.balanceCentavos).toBe(1000)
    }
  )

  scenario('Lists the notes of staff, latest first', async () => {
    const manager = await buildUser('success-manager', { firstName: 'Mila' })
    signIn(manager, 'success-manager')
    const { userId } = await buildInvoice()
    await addPaymentNote({ userId, text: ' Calls back on Friday ' })
    await addPaymentNote({ userId, text: 'Asked for a receipt' })
    const { notes } = await studentPaymentDetails({ userId })
    expect(notes.map(({ text }) => text)).toEqual([
      'Asked for a receipt',
      'Calls back on Friday',
    ])
    expect(notes[0].authorName).toContain('Mila')
    await expect(addPaymentNote({ userId, text: ' ' })).rejects.toMatchObject(
      refusedFields({ text: 'REQUIRED' })
    )
    expect(await db.paymentNote.count()).toBe(2)
  })

  scenario('Throws NOT_FOUND for an unknown user', async () => {
    signIn(await buildUser('admin'), 'admin')
    await expect(studentPaymentDetails({ userId: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(
      addPaymentNote({ userId: 0, text: 'Who is this?' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})
