import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { rejectPaymentProof } from './paymentProofs'
import { submitPaymentProof } from './submitPaymentProof'

const memberWithBills = async () => {
  const member = await buildUser()
  const invoice = await buildInvoice({
    userId: member.id,
    pricesCentavos: [100_000, 100_000],
  })
  const file = await buildFile(member.id)
  signIn(member)
  const input = {
    scheduleIds: [invoice.schedules[0].id],
    fileId: file.id as number | undefined,
    platform: 'GCash',
    referenceNo: '1234 567 890',
    amountCentavos: 100_000,
    paidOn: '2026-01-15',
  }
  return { member, invoice, input }
}

describe('a proof of payment', () => {
  scenario('Is stored as sent and waits for a decision', async () => {
    const { member, input } = await memberWithBills()
    const proof = await submitPaymentProof({ input })
    expect(proof).toMatchObject({
      status: 'SUBMITTED',
      platform: 'gcash',
      paidOn: '2026-01-15',
      isDuplicate: false,
    })
    expect(await db.paymentReference.findFirst()).toMatchObject({
      platform: 'gcash',
      referenceKey: '1234567890',
      proofId: proof.id,
    })
    expect(await db.paymentProof.count({ where: { userId: member.id } })).toBe(
      1
    )
  })

  scenario(
    'Is sent once for an idempotency key, even when it was rejected meanwhile',
    async () => {
      const { member, input } = await memberWithBills()
      const send = (changes = {}) => {
        signIn(member)
        context.visitor = { lang: 'en', idempotencyKey: 'a-key-of-this-proof' }
        return submitPaymentProof({ input: { ...input, ...changes } })
      }
      const [first, again] = await Promise.all([send(), send()])
      expect(again.id).toBe(first.id)
      signIn(await buildUser('admin'), 'admin')
      await rejectPaymentProof({ id: first.id, reason: 'Blurred' })
      expect(await send()).toMatchObject({ id: first.id, status: 'REJECTED' })
      await expect(send({ amountCentavos: 1 })).rejects.toMatchObject(
        refusal('IDEMPOTENCY_MISMATCH')
      )
      context.visitor = undefined
      expect(await db.paymentProof.count()).toBe(1)
    }
  )

  scenario('Covers a bill once, even if the bill is named twice', async () => {
    const { input } = await memberWithBills()
    const [scheduleId] = input.scheduleIds
    const { id: proofId } = await submitPaymentProof({
      input: { ...input, scheduleIds: [scheduleId, scheduleId] },
    })
    expect(await db.paymentProofSchedule.findMany()).toEqual([
      { proofId, scheduleId },
    ])
  })

  scenario('Names each missing field', async () => {
    const { input } = await memberWithBills()
    await expect(
      submitPaymentProof({
        input: {
          ...input,
          scheduleIds: [],
          fileId: undefined,
          platform: '',
          referenceNo: '',
          amountCentavos: 0,
          paidOn: '2999-01-01',
        },
      })
    ).rejects.toMatchObject(
      refusedFields({
        scheduleIds: 'PROOF_SCHEDULES_REQUIRED',
        platform: 'PLATFORM_REQUIRED',
        referenceNo: 'REFERENCE_REQUIRED',
        amountCentavos: 'AMOUNT_INVALID',
        paidOn: 'DATE_INVALID',
        fileId: 'PROOF_FILE_REQUIRED',
      })
    )
  })

  scenario(
    'Treats different spellings of a reference number as the same',
    async () => {
      const { invoice, input } = await memberWithBills()
      await submitPaymentProof({ input })
      await expect(
        submitPaymentProof({
          input: {
            ...input,
            scheduleIds: [invoice.schedules[1].id],
            referenceNo: '1234567890',
          },
        })
      ).rejects.toMatchObject(refusedFields({ referenceNo: 'REFERENCE_USED' }))
    }
  )

  scenario(
    'Is refused for a bill that already has a pending proof',
    async () => {
      const { input } = await memberWithBills()
      await submitPaymentProof({ input })
      await expect(
        submitPaymentProof({ input: { ...input, referenceNo: '555' } })
      ).rejects.toMatchObject(refusal('PROOF_PENDING'))
    }
  )

  scenario(
    'Is stored once when it is sent twice at the same time',
    async () => {
      const { input } = await memberWithBills()
      await Promise.allSettled(
        ['1', '2', '3'].map((referenceNo) =>
          submitPaymentProof({ input: { ...input, referenceNo } })
        )
      )
      expect(await db.paymentProof.count()).toBe(1)
    }
  )

  scenario(
    'With the same screenshot again, is accepted and flagged',
    async () => {
      const { invoice, input } = await memberWithBills()
      await submitPaymentProof({ input })
      const again = await submitPaymentProof({
        input: {
          ...input,
          scheduleIds: [invoice.schedules[1].id],
          referenceNo: '777',
        },
      })
      expect(again.isDuplicate).toBe(true)
    }
  )

  scenario(
    "Is refused for another member's bill or with another member's file",
    async () => {
      const { input } = await memberWithBills()
      const stranger = await buildUser()
      const file = await buildFile(stranger.id)
      await expect(
        submitPaymentProof({ input: { ...input, fileId: file.id } })
      ).rejects.toMatchObject(refusedFields({ fileId: 'PROOF_FILE_REQUIRED' }))
      signIn(stranger)
      await expect(
        submitPaymentProof({ input: { ...input, fileId: file.id } })
      ).rejects.toMatchObject(refusal('NOT_FOUND'))
    }
  )

  scenario('Frees its reference when it is rejected', async () => {
    const { member, input } = await memberWithBills()
    const { id } = await submitPaymentProof({ input })
    signIn(await buildUser('admin'), 'admin')
    await expect(rejectPaymentProof({ id, reason: ' ' })).rejects.toMatchObject(
      refusedFields({ reason: 'REASON_REQUIRED' })
    )
    await rejectPaymentProof({ id, reason: 'Unreadable' })
    await expect(
      rejectPaymentProof({ id, reason: 'Again' })
    ).rejects.toMatchObject(refusal('PROOF_DECIDED'))

    const mails = await db.outboxEmail.findMany()
    expect(mails).toMatchObject([
      { to: member.email, template: 'proofReturned' },
    ])
    expect(mails[0].text).toContain('Reason: Unreadable')
    expect(mails[0].text).toContain('/account?q=billings')
    signIn(member)
    expect((await submitPaymentProof({ input })).status).toBe('SUBMITTED')
  })
})
