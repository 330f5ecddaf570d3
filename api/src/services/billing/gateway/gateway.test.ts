import fastify, { type FastifyInstance } from 'fastify'

import { payments } from 'src/http/payments'
import { db } from 'src/lib/db'
import { buildInvoice } from 'src/testing/billing'
import {
  eventBody,
  GATEWAY_SECRET,
  signatureOf,
  startFakeGateway,
} from 'src/testing/fakeGateway'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'

import { parkedGatewayEvents, settleGatewayEvent } from './gatewayEvents'
import { onlinePayment, startOnlinePayment } from './startOnlinePayment'

let fake: Awaited<ReturnType<typeof startFakeGateway>>
let server: FastifyInstance

beforeAll(async () => {
  fake = await startFakeGateway()
  server = fastify()
  await server.register(payments)
})

afterAll(async () => {
  await fake.stop()
  await server.close()
})

const attach = () =>
  Object.assign(process.env, {
    PAYMENT_GATEWAY: 'paymongo',
    PAYMENT_GATEWAY_URL: fake.url,
    PAYMENT_GATEWAY_SECRET_KEY: 'sk_test_1',
    PAYMENT_GATEWAY_WEBHOOK_SECRET: GATEWAY_SECRET,
  })

beforeEach(attach)
afterEach(() => {
  delete process.env.PAYMENT_GATEWAY
})

/** A member who has started to pay one bill of ₱1,000.00 online. */
const begun = async () => {
  const member = await buildUser()
  const { schedules, subscriptionId, number } = await buildInvoice({
    userId: member.id,
  })
  signIn(member)
  await startOnlinePayment({ scheduleIds: [schedules[0].id] })
  const { externalId } = await db.paymentRequest.findFirstOrThrow({
    where: { userId: member.id },
  })
  return { externalId, scheduleId: schedules[0].id, subscriptionId, number }
}

const send = async (body: string, signature: string | undefined) => {
  const { statusCode, body: answer } = await server.inject({
    method: 'POST',
    url: '/api/payments',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'paymongo-signature': signature }),
    },
    payload: body,
  })
  return { statusCode, status: JSON.parse(answer).status as string | undefined }
}

const sendSigned = (body: string) => send(body, signatureOf(body))

const effects = async () => ({
  payments: await db.payment.count(),
  events: await db.gatewayEvent.count(),
})

describe('an online payment', () => {
  scenario("Asks for the amount owed, under the school's name", async () => {
    const { number } = await begun()
    expect(fake.asked.at(-1)).toMatchObject({
      authorization: `Basic ${Buffer.from('sk_test_1:').toString('base64')}`,
      attributes: {
        reference_number: number,
        line_items: [{ amount: 100_000, currency: 'PHP', quantity: 1 }],
      },
    })
    expect(await effects()).toEqual({ payments: 0, events: 0 })
    expect(await onlinePayment()).toBe(true)
  })

  scenario("Covers only the member's own unpaid bills", async () => {
    const { schedules } = await buildInvoice()
    signIn(await buildUser())
    await expect(
      startOnlinePayment({ scheduleIds: [schedules[0].id] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await expect(startOnlinePayment({ scheduleIds: [] })).rejects.toMatchObject(
      refusedFields({ scheduleIds: 'PROOF_SCHEDULES_REQUIRED' })
    )
  })

  scenario(
    'Is refused while the gateway is unavailable or not configured',
    async () => {
      const member = await buildUser()
      const { schedules } = await buildInvoice({ userId: member.id })
      signIn(member)
      process.env.PAYMENT_GATEWAY_URL = 'http://127.0.0.1:1'
      const start = () => startOnlinePayment({ scheduleIds: [schedules[0].id] })
      await expect(start()).rejects.toMatchObject(
        refusal('ONLINE_PAYMENT_AWAY')
      )
      delete process.env.PAYMENT_GATEWAY
      await expect(start()).rejects.toMatchObject(
        refusal('ONLINE_PAYMENT_AWAY')
      )
      expect(await onlinePayment()).toBe(false)
      expect((await send('{}', undefined)).statusCode).toBe(503)
    }
  )

  scenario(
    'Is settled by the signed message: bill paid, subscription active, member mailed',
    async () => {
      const { externalId, scheduleId, subscriptionId } = await begun()
      expect(await sendSigned(eventBody({ externalId }))).toEqual({
        statusCode: 200,
        status: 'APPLIED',
      })
      expect(
        await db.paymentSchedule.findUnique({ where: { id: scheduleId } })
      ).toMatchObject({
        paymentPlatform: 'gcash',
        externalInvoiceId: externalId,
      })
      expect(
        await db.subscription.findUnique({ where: { id: subscriptionId } })
      ).toMatchObject({ status: 'ACTIVE' })
      expect(await db.payment.findFirst()).toMatchObject({ approvedById: null })
    }
  )
})

describe('a message that has no effect (S-45)', () => {
  const cases: [string, (body: string) => Parameters<typeof send>][] = [
    ['has no signature', (body) => [body, undefined]],
    [
      'has a signature of another key',
      (body) => [body, signatureOf(body, Date.now(), 'other')],
    ],
    [
      'is older than 300 s',
      (body) => [body, signatureOf(body, Date.now() - 302_000)],
    ],
    [
      'is from the future',
      (body) => [body, signatureOf(body, Date.now() + 303_000)],
    ],
    [
      'was changed by one bit',
      (body) => [body.replace('100000', '100001'), signatureOf(body)],
    ],
    ['has an empty signature', (body) => [body, 't=1,te=,li=']],
    ['is no JSON', () => ['nonsense', signatureOf('nonsense')]],
    ['has no event in it', () => ['{}', signatureOf('{}')]],
  ]
  for (const [what, changed] of cases) {
    scenario(what, async () => {
      const { externalId } = await begun()
      const { statusCode } = await send(...changed(eventBody({ externalId })))
      expect(statusCode).toBe(401)
      expect(await effects()).toEqual({ payments: 0, events: 0 })
    })
  }

  scenario('A message that is 299 s old still counts', async () => {
    const { externalId } = await begun()
    const body = eventBody({ externalId })
    const answer = await send(body, signatureOf(body, Date.now() - 298_000))
    expect(answer.status).toBe('APPLIED')
  })
})

describe('a gateway message', () => {
  scenario(
    'Pays once when it is sent 20 times at once and again later',
    async () => {
      const { externalId } = await begun()
      const body = eventBody({ externalId })
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendSigned(body))
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual(['APPLIED', ...Array(19).fill('KNOWN')])
      expect((await sendSigned(body)).status).toBe('KNOWN')
      // Another message about the same payment is ignored as well.
      expect((await sendSigned(eventBody({ externalId }))).status).toBe(
        'IGNORED'
      )
      expect((await effects()).payments).toBe(1)
    }
  )

  scenario('May arrive in any order', async () => {
    const { externalId, scheduleId } = await begun()
    const failed = eventBody({ externalId, type: 'payment.failed' })
    expect((await sendSigned(failed)).status).toBe('APPLIED')
    expect((await sendSigned(eventBody({ externalId }))).status).toBe('APPLIED')
    const late = eventBody({ externalId, type: 'payment.failed' })
    expect((await sendSigned(late)).status).toBe('IGNORED')
    expect(
      await db.paymentSchedule.findUnique({ where: { id: scheduleId } })
    ).toMatchObject({ paymentPlatform: 'gcash' })
    expect(await db.paymentRequest.findFirst()).toMatchObject({
      status: 'PAID',
    })
  })

  scenario(
    'Is parked if it reports a second payment of the same bills',
    async () => {
      const { externalId } = await begun()
      await sendSigned(eventBody({ externalId }))
      const again = { externalId, paymentId: 'pay_second' }
      expect((await sendSigned(eventBody(again))).status).toBe('PARKED')
      expect((await effects()).payments).toBe(1)
      expect(await db.paymentRequest.findFirst()).toMatchObject({
        status: 'PAID',
      })
      signIn(await buildUser('admin'), 'admin')
      expect(await parkedGatewayEvents()).toMatchObject([
        { reason: 'PAID_TWICE', referenceNo: 'pay_second' },
      ])
    }
  )

  scenario('Is parked for staff if the amount differs', async () => {
    const { externalId } = await begun()
    const body = eventBody({ externalId, amountCentavos: 99_999 })
    expect((await sendSigned(body)).status).toBe('PARKED')
    expect((await effects()).payments).toBe(0)

    signIn(await buildUser('admin'), 'admin')
    const [event] = await parkedGatewayEvents()
    expect(event).toMatchObject({
      reason: 'AMOUNT_DIFFERS',
      amountCentavos: 99_999,
      wantedCentavos: 100_000,
    })
    await expect(
      settleGatewayEvent({ id: event.id, note: ' ' })
    ).rejects.toMatchObject(refusedFields({ note: 'REASON_REQUIRED' }))
    await settleGatewayEvent({ id: event.id, note: 'Refunded by hand' })
    expect(await parkedGatewayEvents()).toEqual([])
    await expect(
      settleGatewayEvent({ id: event.id, note: 'Again' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario('Discards a pending first approval', async () => {
    const { externalId, scheduleId } = await begun()
    await db.setting.create({
      data: { name: 'second-approval-above', value: '500', type: 'string' },
    })
    signIn(await buildUser('admin'), 'admin')
    const approve = () =>
      approvePaymentScheduleTransaction({
        id: scheduleId,
        paymentPlatform: 'cash',
        externalInvoiceId: 'N/A',
      })
    await approve()
    expect((await sendSigned(eventBody({ externalId }))).status).toBe('APPLIED')
    await disapprovePaymentScheduleTransaction({
      id: scheduleId,
      remarks: 'Charged back',
    })
    expect(await db.paymentReference.count()).toBe(0)
    signIn(await buildUser('admin'), 'admin')
    expect((await approve()).transactionId).toBeNull()
  })

  scenario('Is parked if the bill was paid in the meantime', async () => {
    const { externalId, scheduleId } = await begun()
    signIn(await buildUser('admin'), 'admin')
    await approvePaymentScheduleTransaction({
      id: scheduleId,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    expect((await sendSigned(eventBody({ externalId }))).status).toBe('PARKED')
    expect((await effects()).payments).toBe(1)
    expect((await parkedGatewayEvents())[0].reason).toBe('PAYMENT_ALREADY_PAID')
  })

  scenario('Is parked if no payment with its id was started', async () => {
    expect((await sendSigned(eventBody({ externalId: 'cs_x' }))).status).toBe(
      'PARKED'
    )
  })

  scenario('Is recorded and ignored if its type is unknown', async () => {
    const body = eventBody({ externalId: 'cs_x', type: 'source.chargeable' })
    expect((await sendSigned(body)).status).toBe('IGNORED')
  })
})
