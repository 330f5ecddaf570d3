import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { updatePaymentSchedule } from '../paymentSchedules/paymentSchedules'

const approve = (id: number, paymentPlatform = 'GCash') =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform,
    externalInvoiceId: 'N/A',
  })

const signInAdmin = async () => {
  const admin = await buildUser('admin')
  signIn(admin, 'admin')
  return admin
}

const largeBill = async (pesos = '1000') => {
  await db.setting.create({
    data: { name: 'second-approval-above', value: pesos, type: 'string' },
  })
  const { schedules, subscriptionId } = await buildInvoice({
    pricesCentavos: [100_001],
  })
  return { id: schedules[0].id, subscriptionId }
}

describe('an amount above the approval limit', () => {
  scenario('Needs two people, and both are recorded', async () => {
    const { id } = await largeBill()
    const first = await signInAdmin()
    const waiting = await approve(id)
    expect(waiting).toMatchObject({
      transactionId: null,
      approval: { platform: 'gcash', approvedById: first.id },
    })
    expect(await db.payment.count()).toBe(0)

    const second = await signInAdmin()
    const paid = await approve(id)
    expect(paid).toMatchObject({ paymentPlatform: 'gcash', approval: null })
    expect(await db.payment.findFirst()).toMatchObject({
      approvedById: first.id,
      secondApproverId: second.id,
    })
  })

  scenario(
    'Cannot be approved twice by one person, nor with different details',
    async () => {
      const { id } = await largeBill()
      await signInAdmin()
      await approve(id)
      await expect(approve(id)).rejects.toMatchObject(refusal('APPROVAL_OWN'))
      await signInAdmin()
      await expect(approve(id, 'Maya')).rejects.toMatchObject(
        refusal('APPROVAL_DIFFERS')
      )
      expect(await db.payment.count()).toBe(0)
    }
  )

  scenario(
    'With ten concurrent approvals, gets one first and one second approver',
    async () => {
      const { id } = await largeBill()
      await signInAdmin()
      await Promise.allSettled(Array.from({ length: 10 }, () => approve(id)))
      expect(await db.paymentApproval.count()).toBe(1)
      await signInAdmin()
      await Promise.allSettled(Array.from({ length: 10 }, () => approve(id)))
      expect(await db.payment.count()).toBe(1)
    }
  )

  scenario('The first approval can be taken back', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await approve(id)
    const entry = await disapprovePaymentScheduleTransaction({
      id,
      remarks: 'Wrong platform',
    })
    expect(entry.approval).toBeNull()
    expect((await approve(id, 'Maya')).approval).toMatchObject({
      platform: 'maya',
    })
  })

  scenario('Needs a new first approval after its price changes', async () => {
    const { id } = await largeBill()
    await signInAdmin()
    await approve(id)
    const entry = await updatePaymentSchedule({
      id,
      input: { price: 2000 },
    })
    expect(entry.approval).toBeNull()
  })
})

scenario(
  'One person approves up to the limit, or if there is no limit',
  async () => {
    const { id } = await largeBill('1000.01')
    await signInAdmin()
    expect((await approve(id)).transactionId).not.toBeNull()

    await db.setting.updateMany({ data: { value: '' } })
    const { schedules } = await buildInvoice({ pricesCentavos: [99_999_999] })
    expect((await approve(schedules[0].id)).transactionId).not.toBeNull()
  }
)
