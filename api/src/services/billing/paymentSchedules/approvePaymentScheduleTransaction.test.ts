import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { rejectPaymentProof } from '../paymentProofs/paymentProofs'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'

import { approvePaymentScheduleTransaction } from './approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from './disapprovePaymentScheduleTransaction'

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

const won = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

describe('approving a payment', () => {
  scenario(
    'Marks the entry paid, writes the payment and activates the subscription',
    async () => {
      const admin = await buildUser('admin')
      signIn(admin, 'admin')
      const invoice = await buildInvoice({ pricesCentavos: [100_000, 100_000] })
      const { id } = invoice.schedules[0]

      const entry = await approve(id)

      expect(entry.paymentPlatform).toBe('gcash')
      expect(entry.externalInvoiceId).toBe('N/A')
      const payment = await db.payment.findUniqueOrThrow({
        where: { id: entry.transactionId as number },
        include: { allocations: true },
      })
      expect(payment).toMatchObject({
        amountCentavos: 100_000,
        kind: 'PAYMENT',
        approvedById: admin.id,
      })
      expect(payment.allocations).toMatchObject([
        { scheduleId: id, amountCentavos: 100_000 },
      ])
      const subscription = await db.subscription.findUniqueOrThrow({
        where: { id: invoice.subscriptionId },
      })
      expect(subscription.status).toBe('ACTIVE')
      expect(subscription.expiry).not.toBeNull()
      expect(
        await db.infoLog.count({
          where: { action: 'paymentSchedule.approved', entityId: String(id) },
        })
      ).toBe(1)
      expect(
        await db.outboxEmail.count({ where: { template: 'paymentReceived' } })
      ).toBe(1)
    }
  )

  scenario(
    'Welcomes the member with first steps, by the first payment only',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { schedules, userId } = await buildInvoice({
        pricesCentavos: [100_000, 100_000],
      })
      const { firstName } = await db.user.findUniqueOrThrow({
        where: { id: userId },
      })
      for (const { id } of schedules) await approve(id)
      const [first, second] = await db.outboxEmail.findMany({
        where: { template: 'paymentReceived' },
        orderBy: { createdAt: 'asc' },
      })
      expect(first.subject).toBe(`Your courses are open, ${firstName}!`)
      expect(first.text).toMatch(
        /1\. Start your first lesson: \S+\/courses\/my-courses\n2\. Say hello to the others: \S+\/community\n3\. /
      )
      expect(second.subject).toBe('We received your payment')
      expect(second.text).not.toContain('first lesson')
    }
  )

  scenario('Asks for the platform and the external invoice id', async () => {
    signIn(await buildUser('admin'), 'admin')
    const invoice = await buildInvoice()
    await expect(
      approvePaymentScheduleTransaction({
        id: invoice.schedules[0].id,
        paymentPlatform: ' ',
        externalInvoiceId: '',
      })
    ).rejects.toMatchObject(
      refusedFields({
        paymentPlatform: 'PLATFORM_REQUIRED',
        externalInvoiceId: 'EXTERNAL_INVOICE_REQUIRED',
      })
    )
  })

  scenario('Is refused the second time', async () => {
    signIn(await buildUser('admin'), 'admin')
    const invoice = await buildInvoice()
    await approve(invoice.schedules[0].id)
    await expect(approve(invoice.schedules[0].id)).rejects.toMatchObject(
      refusal('PAYMENT_ALREADY_PAID')
    )
  })

  scenario('Takes effect once from ten windows at the same time', async () => {
    signIn(await buildUser('admin'), 'admin')
    const invoice = await buildInvoice()
    const { id } = invoice.schedules[0]
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => approve(id))
    )
    expect(won(results)).toBe(1)
    expect(await db.payment.count()).toBe(1)
    expect(
      await db.infoLog.count({ where: { action: 'paymentSchedule.approved' } })
    ).toBe(1)
  })
})

describe('a proof for bills of two purchases', () => {
  const proofForTwo = async () => {
    const member = await buildUser()
    const bills = await Promise.all(
      [1, 2].map(
        async () => (await buildInvoice({ userId: member.id })).schedules[0]
      )
    )
    const file = await buildFile(member.id)
    signIn(member)
    const input = {
      scheduleIds: bills.map(({ id }) => id),
      fileId: file.id,
      platform: 'GCash',
      referenceNo: '1234567890',
      amountCentavos: 200_000,
      paidOn: '2026-01-15',
    }
    const proof = await submitPaymentProof({ input })
    signIn(await buildUser('admin'), 'admin')
    return {
      id: proof.id,
      first: bills[0].id,
      second: bills[1].id,
      member,
      input,
    }
  }

  const proofOf = (id: number) =>
    db.paymentProof.findUniqueOrThrow({
      where: { id },
      include: { reference: true },
    })

  scenario(
    'Is approved with its last bill, even when two approve at once',
    async () => {
      const { id, first, second } = await proofForTwo()
      await Promise.all([approve(first), approve(second)])
      expect((await proofOf(id)).status).toBe('APPROVED')
    }
  )

  scenario('Is either approved or sent back, never both', async () => {
    const { id, first, second } = await proofForTwo()
    await approve(first)
    const [, rejected] = await Promise.allSettled([
      approve(second),
      rejectPaymentProof({ id, reason: 'Unreadable' }),
    ])
    const { status } = await proofOf(id)
    expect(status).toBe(
      rejected.status === 'fulfilled' ? 'REJECTED' : 'APPROVED'
    )
  })

  scenario('Keeps its reference while one of its bills is paid', async () => {
    const { id, first, second, member, input } = await proofForTwo()
    await approve(first)
    await rejectPaymentProof({ id, reason: 'Too little' })
    expect((await proofOf(id)).reference).not.toBeNull()
    signIn(member)
    await expect(
      submitPaymentProof({ input: { ...input, scheduleIds: [second] } })
    ).rejects.toMatchObject(refusedFields({ referenceNo: 'REFERENCE_USED' }))

    signIn(await buildUser('admin'), 'admin')
    await revoke(first)
    expect((await proofOf(id)).reference).toBeNull()
  })
})

describe('the journey', () => {
  scenario(
    'Begins with the first membership and keeps an existing stage',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const first = await buildStage()
      const second = await buildStage()
      const newcomer = await buildInvoice()
      const traveller = await buildUser('member', { stageId: second.id })
      const renewal = await buildInvoice({ userId: traveller.id })

      await approve(newcomer.schedules[0].id)
      await approve(renewal.schedules[0].id)

      const stageOf = async (id: number) =>
        (await db.user.findUniqueOrThrow({ where: { id } })).stageId
      expect(await stageOf(newcomer.userId)).toBe(first.id)
      expect(await stageOf(traveller.id)).toBe(second.id)
    }
  )
})

describe('revoking a payment', () => {
  scenario(
    'Writes a reversal and sets the subscription back to pending',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const invoice = await buildInvoice()
      const { id } = invoice.schedules[0]
      await approve(id)

      const entry = await revoke(id)

      expect(entry.transactionId).toBeNull()
      const sum = await db.payment.aggregate({
        _sum: { amountCentavos: true },
        _count: true,
      })
      expect(sum).toMatchObject({ _sum: { amountCentavos: 0 }, _count: 2 })
      const subscription = await db.subscription.findUniqueOrThrow({
        where: { id: invoice.subscriptionId },
      })
      expect(subscription).toMatchObject({ status: 'PENDING', expiry: null })
    }
  )

  scenario('Keeps access while another entry is paid', async () => {
    signIn(await buildUser('admin'), 'admin')
    const invoice = await buildInvoice({ pricesCentavos: [100_000, 100_000] })
    await approve(invoice.schedules[0].id)
    await approve(invoice.schedules[1].id)
    await revoke(invoice.schedules[0].id)
    const subscription = await db.subscription.findUniqueOrThrow({
      where: { id: invoice.subscriptionId },
    })
    expect(subscription.status).toBe('ACTIVE')
  })

  scenario('Requires a reason and a paid entry', async () => {
    signIn(await buildUser('admin'), 'admin')
    const invoice = await buildInvoice()
    const { id } = invoice.schedules[0]
    await expect(
      disapprovePaymentScheduleTransaction({ id, remarks: ' ' })
    ).rejects.toMatchObject(refusedFields({ remarks: 'REASON_REQUIRED' }))
    await expect(revoke(id)).rejects.toMatchObject(refusal('PAYMENT_NOT_PAID'))
  })

  scenario(
    'Leaves a consistent state when it races with approvals',
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const invoice = await buildInvoice()
      const { id } = invoice.schedules[0]
      for (let round = 0; round < 25; round++) {
        await Promise.allSettled([
          approve(id),
          revoke(id),
          approve(id),
          revoke(id),
        ])
      }
      const entry = await db.paymentSchedule.findUniqueOrThrow({
        where: { id },
      })
      const { _sum } = await db.paymentAllocation.aggregate({
        where: { scheduleId: id },
        _sum: { amountCentavos: true },
      })
      expect(_sum.amountCentavos).toBe(
        entry.transactionId === null ? 0 : 100_000
      )
      const subscription = await db.subscription.findUniqueOrThrow({
        where: { id: invoice.subscriptionId },
      })
      expect(subscription.status).toBe(
        entry.transactionId === null ? 'PENDING' : 'ACTIVE'
      )
      const last = await db.infoLog.findFirst({
        where: { entity: 'PaymentSchedule' },
        orderBy: { id: 'desc' },
      })
      expect(last?.action).toBe(
        entry.transactionId === null
          ? 'paymentSchedule.revoked'
          : 'paymentSchedule.approved'
      )
    }
  )
})
