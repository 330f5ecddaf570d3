import { db } from 'src/lib/db'
import { readableMail } from 'src/lib/outbox'
import { manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice, shownApproval } from 'src/testing/billing'
import { endUndoTime } from 'src/testing/heldTellings'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { creditOf } from '../credit/credit'
import { giveCredit, revokeCredit } from '../credit/giveCredit'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { scheduleAnswer } from '../paymentSchedules/paymentSchedules'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { approvePaymentProofs } from './approvePaymentProofs'
import { rejectPaymentProof } from './paymentProofs'
import { proofsToReview, proofsToReviewCount } from './proofsToReview'
import { submitPaymentProof } from './submitPaymentProof'

let drawn = 0

type SentProof = { pricesCentavos?: number[]; amountCentavos?: number }

const sumOf = (prices: number[]) =>
  prices.reduce((sum, price) => sum + price, 0)

const sendProof = async ({
  pricesCentavos = [100_000],
  amountCentavos = sumOf(pricesCentavos),
}: SentProof = {}) => {
  const member = await buildUser()
  const invoice = await buildInvoice({ userId: member.id, pricesCentavos })
  const file = await buildFile(member.id)
  signIn(member)
  const { id } = await submitPaymentProof({
    input: {
      scheduleIds: invoice.schedules.map((entry) => entry.id),
      fileId: file.id,
      platform: 'GCash',
      referenceNo: `90000${++drawn}`,
      amountCentavos,
      paidOn: '2026-11-10',
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return { id, invoice }
}

/** A further proof for the bills of an invoice; an administrator is signed in afterwards. */
const sendAgain = async (
  { userId, schedules }: Awaited<ReturnType<typeof buildInvoice>>,
  amountCentavos: number
) => {
  signIn(await db.user.findUniqueOrThrow({ where: { id: userId } }))
  const { id } = await submitPaymentProof({
    input: {
      scheduleIds: schedules.map((entry) => entry.id),
      fileId: (await buildFile(userId)).id,
      platform: 'GCash',
      referenceNo: `90000${++drawn}`,
      amountCentavos,
      paidOn: '2026-11-11',
    },
  })
  signIn(await buildUser('admin'), 'admin')
  return id
}

const approve = (ids: number[], acceptDifference?: boolean) =>
  approvePaymentProofs({ ids, externalInvoiceId: 'N/A', acceptDifference })

describe('approving proofs', () => {
  describe('whose bills need no money any more', () => {
    /** A proof of 1,000 pesos whose bill is cancelled with its membership. */
    const sendForCancelled = async () => {
      const sent = await sendProof()
      const { subscriptionId, userId } = sent.invoice
      await manualUserUnsubscription({ subscriptionId })
      return { ...sent, userId }
    }

    scenario('Keeps all of the money as credit, with a receipt', async () => {
      const { id, userId } = await sendForCancelled()
      expect(await approve([id])).toMatchObject([
        { status: 'REFUSED', code: 'PROOF_AMOUNT_DIFFERS' },
      ])
      expect(await approve([id], true)).toMatchObject([{ status: 'APPROVED' }])
      await endUndoTime()
      expect(await creditOf(db, userId)).toBe(100_000)
      const payment = await db.payment.findFirstOrThrow()
      expect(payment).toMatchObject({
        userId,
        proofId: id,
        amountCentavos: 100_000,
        approvedById: expect.any(Number),
        receiptNumber: expect.stringMatching(/^AR-/),
      })
      expect(
        await db.paymentProof.findUniqueOrThrow({ where: { id } })
      ).toMatchObject({ status: 'APPROVED' })
      const mail = readableMail(
        await db.outboxEmail.findFirstOrThrow({
          where: { template: 'paymentReceived' },
        })
      )
      expect(mail.text).toContain('It stays as your credit')
      expect(mail.text).toContain(payment.receiptNumber)
      expect(mail.text).not.toContain('courses are open')
      expect(
        await db.notice.findFirstOrThrow({
          where: { userId, kind: 'PAYMENT_APPROVED' },
        })
      ).toMatchObject({ facts: { creditCentavos: 100_000, product: '' } })
      expect(await approve([id], true)).toMatchObject([
        { code: 'PROOF_DECIDED' },
      ])
    })

    scenario('Is not booked again as far as it is booked', async () => {
      const { id, invoice } = await sendProof({
        pricesCentavos: [60_000, 40_000],
      })
      const [first] = invoice.schedules
      await approvePaymentScheduleTransaction({
        id: first.id,
        paymentPlatform: 'GCash',
        externalInvoiceId: 'EXT-1',
      })
      await db.paymentSchedule.update({
        where: { id: invoice.schedules[1].id },
        data: { cancelledAt: new Date() },
      })
      expect(await proofsToReview()).toMatchObject([
        { bookedCentavos: 60_000, owedCentavos: 0 },
      ])
      const approve = () =>
        approvePaymentProofs({
          ids: [id],
          externalInvoiceId: 'EXT-1',
          acceptDifference: true,
        })
      expect(await approve()).toMatchObject([{ status: 'APPROVED' }])
      expect(await creditOf(db, invoice.userId)).toBe(40_000)
      expect(await approve()).toMatchObject([{ code: 'PROOF_DECIDED' }])
    })

    scenario('Warns of a reference that another platform has', async () => {
      const { invoice } = await sendProof()
      const [{ referenceKey }] = await db.paymentReference.findMany()
      const elsewhere = (key: string) =>
        db.payment.create({
          data: {
            kind: 'PAYMENT',
            userId: invoice.userId,
            amountCentavos: 100_000,
            platform: 'maya',
            reference: { create: { platform: 'maya', referenceKey: key } },
          },
        })
      // Numbers of few digits meet by chance.
      await elsewhere(referenceKey)
      const warnings = async () => (await proofsToReview())[0].warnings
      expect(await warnings()).toEqual([])
      await elsewhere('9031778120')
      await db.paymentReference.update({
        where: { platform_referenceKey: { platform: 'gcash', referenceKey } },
        data: { referenceKey: '9031778120' },
      })
      expect(await warnings()).toEqual(['referenceElsewhere'])
    })

    scenario('Warns of a bill that another payment has paid', async () => {
      const { invoice } = await sendProof()
      const [bill] = invoice.schedules
      const other = await db.payment.create({
        data: {
          kind: 'PAYMENT',
          userId: invoice.userId,
          amountCentavos: 100_000,
          platform: 'gcash',
        },
      })
      await db.paymentSchedule.update({
        where: { id: bill.id },
        data: { transactionId: other.id, paidCentavos: 100_000 },
      })
      expect((await proofsToReview())[0].warnings).toContain('billPaid')
    })

    scenario('Pays other open bills first', async () => {
      const { id, userId } = await sendForCancelled()
      const other = await buildInvoice({ userId, pricesCentavos: [30_000] })
      await buildInvoice({ pricesCentavos: [5000] })
      expect(await approve([id], true)).toMatchObject([{ status: 'APPROVED' }])
      expect(await scheduleAnswer(db, other.schedules[0].id)).toMatchObject({
        owedCentavos: 0,
      })
      expect(await creditOf(db, userId)).toBe(70_000)
      expect(await db.payment.count()).toBe(2)
    })

    scenario('Waits at another open bill for the second person', async () => {
      const { id, userId } = await sendForCancelled()
      const other = await buildInvoice({ userId, pricesCentavos: [30_000] })
      await db.setting.create({
        data: { name: 'second-approval-above', value: '500', type: 'string' },
      })
      expect(await approve([id], true)).toMatchObject([{ status: 'WAITING' }])
      expect(await approve([id], true)).toMatchObject([
        { code: 'APPROVAL_OWN' },
      ])
      signIn(await buildUser('admin'), 'admin')
      await expect(
        approvePaymentScheduleTransaction({
          id: other.schedules[0].id,
          paymentPlatform: 'GCash',
          externalInvoiceId: 'EXT-1',
          approvalId: await shownApproval(other.schedules[0].id),
        })
      ).rejects.toMatchObject(refusal('APPROVAL_OF_PROOF'))
      expect(await approve([id], true)).toMatchObject([{ status: 'APPROVED' }])
      expect(await creditOf(db, userId)).toBe(70_000)
    })

    scenario(
      'Needs a second person for more credit than one may keep, in pieces',
      async () => {
        const { id, userId } = await sendForCancelled()
        await db.setting.create({
          data: {
            name: 'second-approval-above',
            value: '1500',
            type: 'string',
          },
        })
        await giveCredit({ userId, amountCentavos: 60_000, reason: 'Goodwill' })
        expect(await approve([id], true)).toMatchObject([{ status: 'WAITING' }])
        expect(await creditOf(db, userId)).toBe(60_000)
        signIn(await buildUser('admin'), 'admin')
        expect(await approve([id], true)).toMatchObject([
          { status: 'APPROVED' },
        ])
      }
    )

    scenario('Is not decided by the member who has sent it', async () => {
      const { id, userId } = await sendForCancelled()
      signIn(
        await db.user.findUniqueOrThrow({ where: { id: userId } }),
        'admin'
      )
      expect(await approve([id], true)).toMatchObject([{ code: 'PAYMENT_OWN' }])
      expect(await db.payment.count()).toBe(0)
    })

    scenario(
      'Is sent back when its credit is revoked, and can be sent again',
      async () => {
        const { id, userId } = await sendForCancelled()
        await approve([id], true)
        const { id: paymentId } = await db.payment.findFirstOrThrow()
        await revokeCredit({ paymentId, reason: 'Bounced' })
        expect(await creditOf(db, userId)).toBe(0)
        expect(
          await db.paymentProof.findUniqueOrThrow({ where: { id } })
        ).toMatchObject({ status: 'REJECTED', rejectReason: 'Bounced' })
        expect(await db.paymentReference.count()).toBe(0)
      }
    )
  })

  scenario(
    'Clears the reason of an earlier rejection, even if only a part is approved',
    async () => {
      const { id, invoice } = await sendProof()
      const [bill] = invoice.schedules
      await rejectPaymentProof({ id, reason: 'Not our account' })
      const sendPart = () => sendAgain(invoice, 40_000)
      const second = await sendPart()
      expect(await proofsToReview()).toMatchObject([
        { returned: { reason: 'Not our account' } },
      ])
      await approve([second], true)
      expect(await scheduleAnswer(db, bill.id)).toMatchObject({
        proof: null,
        owedCentavos: 60_000,
      })
      await sendPart()
      expect(await proofsToReview()).toMatchObject([{ returned: null }])
    }
  )

  scenario('Begins again with the next proof after a rejection', async () => {
    const { id, invoice } = await sendProof()
    await db.setting.create({
      data: { name: 'second-approval-above', value: '5', type: 'string' },
    })
    expect(await approve([id])).toMatchObject([{ status: 'WAITING' }])
    await rejectPaymentProof({ id, reason: 'Not our account' })
    const nextId = await sendAgain(invoice, 100_000)
    expect(await approve([nextId])).toMatchObject([{ status: 'WAITING' }])
    expect(await db.payment.count()).toBe(0)
  })

  scenario('Sends one mail for a proof of several bills', async () => {
    const { id } = await sendProof({ pricesCentavos: [100_000, 500] })
    const before = await db.outboxEmail.count()
    await approve([id])
    await endUndoTime()
    const mails = await db.outboxEmail.findMany({
      where: { template: 'paymentReceived' },
    })
    expect(mails).toHaveLength(1)
    expect(await db.outboxEmail.count()).toBe(before + 1)
    const { text } = readableMail(mails[0])
    for (const { receiptNumber } of await db.payment.findMany())
      expect(text).toContain(receiptNumber)
    expect(text).toContain('₱1,005.00')
  })

  scenario(
    "Pays all bills of the proofs with the proofs' details",
    async () => {
      const { id, invoice } = await sendProof({
        pricesCentavos: [100_000, 500],
      })
      expect(await approve([id])).toEqual([
        { id, status: 'APPROVED', code: null },
      ])
      const payments = await db.payment.findMany()
      expect(payments).toHaveLength(2)
      expect(payments[0]).toMatchObject({
        platform: 'gcash',
        proofId: id,
        paidAt: new Date('2026-11-10'),
      })
      expect(
        await db.subscription.findUnique({
          where: { id: invoice.subscriptionId },
        })
      ).toMatchObject({ status: 'ACTIVE' })
      expect(await db.paymentProof.findUnique({ where: { id } })).toMatchObject(
        {
          status: 'APPROVED',
        }
      )
    }
  )

  scenario('One refused proof does not hold up the others', async () => {
    const fine = await sendProof()
    const short = await sendProof({ amountCentavos: 99_900 })
    const decided = await sendProof()
    await rejectPaymentProof({ id: decided.id, reason: 'Unreadable' })
    expect(await approve([short.id, decided.id, fine.id, 0])).toEqual([
      { id: short.id, status: 'REFUSED', code: 'PROOF_AMOUNT_DIFFERS' },
      { id: decided.id, status: 'REFUSED', code: 'PROOF_DECIDED' },
      { id: fine.id, status: 'APPROVED', code: null },
      { id: 0, status: 'REFUSED', code: 'NOT_FOUND' },
    ])
    expect(await approve([short.id], true)).toMatchObject([
      { status: 'APPROVED' },
    ])
    expect(
      await db.paymentSchedule.findUnique({
        where: { id: short.invoice.schedules[0].id },
      })
    ).toMatchObject({ transactionId: null, paidCentavos: 99_900 })
  })

  scenario('Books what is left over on the next bill', async () => {
    const { id, invoice } = await sendProof({ amountCentavos: 100_700 })
    const { schedules } = await buildInvoice({
      userId: invoice.userId,
      pricesCentavos: [50_000],
    })
    expect(await approve([id], true)).toMatchObject([{ status: 'APPROVED' }])
    expect(
      await db.paymentSchedule.findUnique({ where: { id: schedules[0].id } })
    ).toMatchObject({ transactionId: null, paidCentavos: 700 })
  })

  scenario('Keeps what is more than all bills as credit', async () => {
    const { id } = await sendProof({ amountCentavos: 100_700 })
    expect(await approve([id])).toEqual([
      { id, status: 'REFUSED', code: 'PROOF_AMOUNT_DIFFERS' },
    ])
    expect(await approve([id], true)).toEqual([
      { id, status: 'APPROVED', code: null },
    ])
    expect(
      await db.payment.findMany({
        orderBy: { id: 'asc' },
        select: { amountCentavos: true, creditCentavos: true },
      })
    ).toEqual([
      { amountCentavos: 100_000, creditCentavos: 0 },
      { amountCentavos: 700, creditCentavos: 700 },
    ])
  })

  scenario(
    'Books the amount that the picture shows instead of the one the member typed',
    async () => {
      const { id, invoice } = await sendProof()
      const other = await sendProof()
      const book = (ids: number[], amountCentavos: number, isMeant = true) =>
        approvePaymentProofs({
          ids,
          externalInvoiceId: 'N/A',
          acceptDifference: isMeant,
          amountCentavos,
        })
      for (const [ids, amountCentavos] of [
        [[id], 0],
        [[id], -1],
        [[id, other.id], 80_000],
      ] as const)
        await expect(book([...ids], amountCentavos)).rejects.toMatchObject(
          refusedFields({ amountCentavos: 'AMOUNT_INVALID' })
        )
      expect(await book([id], 80_000, false)).toMatchObject([
        { code: 'PROOF_AMOUNT_DIFFERS' },
      ])
      expect(await book([id], 80_000)).toMatchObject([{ status: 'APPROVED' }])
      expect(
        await db.paymentSchedule.findUnique({
          where: { id: invoice.schedules[0].id },
        })
      ).toMatchObject({ transactionId: null, paidCentavos: 80_000 })
      expect(await book([id], 80_000)).toMatchObject([{ status: 'REFUSED' }])
    }
  )

  scenario(
    'The second approver of a proof books the same amount as the first',
    async () => {
      const { id } = await sendProof()
      await db.setting.create({
        data: { name: 'second-approval-above', value: '500', type: 'string' },
      })
      const book = (amountCentavos: number) =>
        approvePaymentProofs({
          ids: [id],
          externalInvoiceId: 'N/A',
          acceptDifference: true,
          amountCentavos,
        })
      expect(await book(80_000)).toMatchObject([{ status: 'WAITING' }])
      signIn(await buildUser('admin'), 'admin')
      expect(await approve([id])).toMatchObject([{ code: 'APPROVAL_DIFFERS' }])
      expect(await book(80_000)).toMatchObject([{ status: 'APPROVED' }])
    }
  )

  scenario('Pays once when ten windows approve at the same time', async () => {
    const { id } = await sendProof({ pricesCentavos: [100_000, 500] })
    const all = await Promise.all(
      Array.from({ length: 10 }, () => approve([id]))
    )
    const statuses = all.map(([{ status }]) => status)
    expect(statuses.filter((status) => status === 'APPROVED')).toHaveLength(1)
    expect(await db.payment.count()).toBe(2)
  })

  scenario(
    'Either approves or sends back when both happen at the same time',
    async () => {
      const { id } = await sendProof()
      const [[approved], rejected] = await Promise.all([
        approve([id]),
        rejectPaymentProof({ id, reason: 'Unreadable' }).then(
          () => 'rejected',
          () => 'refused'
        ),
      ])
      expect([approved.status, rejected]).toEqual(
        approved.status === 'APPROVED'
          ? ['APPROVED', 'refused']
          : ['REFUSED', 'rejected']
      )
      expect(await db.payment.count()).toBe(
        approved.status === 'APPROVED' ? 1 : 0
      )
    }
  )

  scenario('Asks for the external invoice id', async () => {
    const { id } = await sendProof()
    await expect(
      approvePaymentProofs({ ids: [id], externalInvoiceId: ' ' })
    ).rejects.toMatchObject(
      refusedFields({ externalInvoiceId: 'EXTERNAL_INVOICE_REQUIRED' })
    )
  })

  scenario(
    'A proof above the approval limit waits for a second person',
    async () => {
      const { id } = await sendProof()
      await db.setting.create({
        data: { name: 'second-approval-above', value: '500', type: 'string' },
      })
      expect(await approve([id])).toMatchObject([{ status: 'WAITING' }])
      expect(await approve([id])).toMatchObject([
        { status: 'REFUSED', code: 'APPROVAL_OWN' },
      ])
      signIn(await buildUser('admin'), 'admin')
      expect(await approve([id])).toMatchObject([{ status: 'APPROVED' }])
    }
  )

  scenario(
    'All bills of a proof wait if one is above the approval limit',
    async () => {
      const { id } = await sendProof({ pricesCentavos: [100_000, 500] })
      await db.setting.create({
        data: { name: 'second-approval-above', value: '500', type: 'string' },
      })
      expect(await approve([id])).toMatchObject([{ status: 'WAITING' }])
      expect(await db.payment.count()).toBe(0)
      signIn(await buildUser('admin'), 'admin')
      expect(await approve([id])).toMatchObject([{ status: 'APPROVED' }])
      expect(await db.payment.count()).toBe(2)
    }
  )
})

scenario(
  'The worklist shows bills and warnings, oldest proof first',
  async () => {
    const first = await sendProof({ amountCentavos: 1 })
    const second = await sendProof()
    const proofs = await proofsToReview()
    expect(proofs.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(proofs[0]).toMatchObject({
      owedCentavos: 100_000,
      warnings: ['amountDiffers'],
      bills: [{ priceCentavos: 100_000, owedCentavos: 100_000 }],
    })
    expect(proofs[1].warnings).toEqual([])
    expect(await proofsToReviewCount()).toBe(2)
  }
)

scenario(
  'The worklist shows when and why a proof was sent back before',
  async () => {
    const { id, invoice } = await sendProof({ pricesCentavos: [100_000, 500] })
    const other = await sendProof()
    expect((await proofsToReview())[0].returned).toBeNull()
    const oneProof = await statementsOf(() => proofsToReview())
    await rejectPaymentProof({ id, reason: 'Unreadable' })
    const { fileId, referenceNo } = await db.paymentProof.findUniqueOrThrow({
      where: { id },
    })
    signIn(await db.user.findUniqueOrThrow({ where: { id: invoice.userId } }))
    const again = await submitPaymentProof({
      input: {
        scheduleIds: [invoice.schedules[1].id],
        fileId,
        platform: 'GCash',
        referenceNo,
        amountCentavos: 500,
        paidOn: '2026-11-10',
      },
    })
    expect(await proofsToReview()).toMatchObject([
      { id: other.id, returned: null },
      {
        id: again.id,
        returned: { day: manilaToday(), reason: 'Unreadable' },
      },
    ])
    expect(await statementsOf(() => proofsToReview())).toBeLessThanOrEqual(
      oneProof + 1
    )
  }
)
