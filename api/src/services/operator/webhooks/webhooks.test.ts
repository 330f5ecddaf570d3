import { db, pool } from 'src/lib/db'
import { isHmac } from 'src/lib/protection/hmac'
import { writeEnrolments } from 'src/services/accounts/users/writeEnrolments'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/disapprovePaymentScheduleTransaction'
import { moveTo } from 'src/services/community/moveUps/moveTo'
import { PAUSE_AFTER } from 'src/shared/operator/webhooks/webhooks'
import { buildInvoice } from 'src/testing/billing'
import { buildClimb } from 'src/testing/community'
import { buildForm, sendAnswers } from 'src/testing/forms'
import { buildCaller } from 'src/testing/graphql'
import { buildUser, signIn } from 'src/testing/people'
import { openReceiver } from 'src/testing/receiver'

import { deliverWebhook } from './deliverWebhook'

const FIELDS =
  'id url note events pausedAt pauseCause deadInRow oldSecretUntil createdByName'
const CREATE = `mutation ($input: WebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { ${FIELDS} } } }`
const UPDATE = `mutation ($id: Int!, $input: WebhookEndpointInput!) { updateWebhookEndpoint(id: $id, input: $input) { ${FIELDS} } }`
const changing = (name: string) =>
  `mutation ($id: Int!) { ${name}(id: $id) { ${FIELDS} } }`
const REPLACE = `mutation ($id: Int!) { replaceWebhookSecret(id: $id) { secret endpoint { ${FIELDS} } } }`
const TEST = 'mutation ($id: Int!) { testWebhookEndpoint(id: $id) { id } }'
const AGAIN = 'mutation ($id: ID!) { sendWebhookAgain(id: $id) { id status } }'
const LIST = `query ($id: Int!, $filter: WebhookDeliveryStatus) {
  webhookDeliveriesPage(endpointId: $id, filter: $filter) {
    rows { id event body status attempts nextAttemptAt answerStatus answer failure } total isTotalCapped } }`

const allEvents = [
  'ORDER_PAID',
  'MEMBERSHIP_STARTED',
  'MEMBERSHIP_ENDED',
  'STAGE_REACHED',
  'FORM_SENT',
]

let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  receiver = await openReceiver()
})
beforeEach(() => {
  receiver.messages.length = 0
  Object.assign(receiver.answers, { status: 200, text: 'ok' })
})
afterAll(() => receiver.close())

const buildEndpoint = async (events = allEvents) => {
  const admin = await buildCaller('admin')
  const { data } = await admin.ask(CREATE, {
    input: { url: receiver.url, note: 'Books', events },
  })
  const created = data?.createWebhookEndpoint as {
    secret: string
    endpoint: { id: number }
  }
  return { ...admin, secret: created.secret, id: created.endpoint.id }
}

const deliveries = () =>
  db.webhookDelivery.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })

const events = async () => (await deliveries()).map(({ event }) => event)

const deliverAll = async () => {
  for (const { id } of await deliveries()) await deliverWebhook(id)
}

/** Makes waiting deliveries due, as time does. */
const passTime = () =>
  db.webhookDelivery.updateMany({ data: { nextAttemptAt: new Date(0) } })

const signedBy = (header: unknown, secret: string, body: string) => {
  const [at, ...signatures] = String(header).split(',')
  return signatures.some((each) =>
    isHmac(each.slice('v1='.length), secret, `${at.slice('t='.length)}.`, body)
  )
}

scenario('An endpoint is told signed events of the school', async () => {
  const { id, secret } = await buildEndpoint()
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  const stored = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  expect(stored.secret).not.toContain(secret)
  expect(JSON.stringify(await db.infoLog.findMany())).not.toContain(secret)

  signIn(await buildUser('admin'), 'admin')
  const bill = await buildInvoice({ pricesCentavos: [100_000, 50_000] })
  const pay = (at: number) =>
    approvePaymentScheduleTransaction({
      id: bill.schedules[at].id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
  await pay(0)
  // The job notices a delivery that begins at this moment.
  await writeEnrolments()
  expect(await events()).toEqual(['MEMBERSHIP_STARTED'])
  await pay(1)
  await db.subscription.update({
    where: { id: bill.subscriptionId },
    data: { status: 'UNENROLLED' },
  })
  const { member, stage, next } = await buildClimb()
  await moveTo(db, { userId: member.id, from: stage.id, to: next.id })
  await moveTo(db, { userId: member.id, from: next.id, to: stage.id })
  const form = await buildForm()
  mockCurrentUser(null as never)
  await sendAnswers(form.slug, { goal: 'Learn' })
  expect((await events()).sort()).toEqual([...allEvents].sort())

  await deliverAll()
  expect(receiver.messages).toHaveLength(5)
  for (const { headers, body } of receiver.messages) {
    expect(signedBy(headers['sulong-signature'], secret, body)).toBe(true)
    expect(signedBy(headers['sulong-signature'], 'whsec_x', body)).toBe(false)
    expect(headers['sulong-event-id']).toBe(JSON.parse(body).id)
    expect(headers.cookie).toBeUndefined()
  }
  const told = receiver.messages.map(({ body }) => JSON.parse(body))
  expect(told.find(({ type }) => type === 'order.paid').data).toEqual({
    orderId: null,
    invoiceId: bill.id,
    invoiceNumber: bill.number,
    userId: bill.userId,
    subscriptionId: bill.subscriptionId,
    funnelId: bill.subscription.funnelId,
    productId: bill.subscription.productId,
    totalCentavos: 150_000,
    currency: 'PHP',
  })
  expect(told.find(({ type }) => type === 'stage.reached').data).toMatchObject({
    userId: member.id,
    stageNumber: next.number,
  })
  expect(
    (await deliveries()).every(({ status }) => status === 'DELIVERED')
  ).toBe(true)
})

scenario('An endpoint is told of orders, payments and refunds', async () => {
  await buildEndpoint([
    'ORDER_PLACED',
    'PAYMENT_APPROVED',
    'PAYMENT_REVERSED',
    'REFUND_PAID',
  ])
  signIn(await buildUser('admin'), 'admin')
  const bill = await buildInvoice({ pricesCentavos: [100_000] })
  const { id } = bill.schedules[0]
  await approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'cash',
    externalInvoiceId: 'N/A',
  })
  await disapprovePaymentScheduleTransaction({ id, remarks: 'Wrong person' })
  await db.payment.create({
    data: {
      userId: bill.userId,
      kind: 'REFUND',
      amountCentavos: -5000,
      creditCentavos: -5000,
      platform: 'gcash',
      referenceNo: '9012345678901',
    },
  })
  await db.payment.create({
    data: {
      userId: bill.userId,
      kind: 'CREDIT',
      amountCentavos: 0,
      creditCentavos: 5000,
      platform: 'cash',
    },
  })
  expect(await events()).toEqual([
    'PAYMENT_APPROVED',
    'PAYMENT_REVERSED',
    'REFUND_PAID',
  ])
  await deliverAll()
  const told = receiver.messages.map(({ body }) => JSON.parse(body))
  const [paid, reversed, refunded] = told.map(({ data }) => data)
  expect(told.map(({ type }) => type)).toEqual([
    'payment.approved',
    'payment.reversed',
    'refund.paid',
  ])
  expect(paid).toMatchObject({
    userId: bill.userId,
    amountCentavos: 100_000,
    currency: 'PHP',
    reversesId: null,
  })
  expect(reversed).toMatchObject({
    amountCentavos: 100_000,
    reversesId: paid.paymentId,
  })
  expect(refunded).toMatchObject({
    amountCentavos: 5000,
    platform: 'gcash',
    referenceNo: '9012345678901',
  })
})

scenario('An endpoint is told of an order that a buyer places', async () => {
  await buildEndpoint(['ORDER_PLACED'])
  const bill = await buildInvoice()
  expect(await events()).toEqual([])
  const order = await db.order.create({
    data: {
      key: 'a-key-of-an-order',
      requestHash: 'x',
      funnelId: bill.subscription.funnelId as string,
      userId: bill.userId,
    },
  })
  await db.invoice.create({
    data: {
      number: 'INV-TEST-ORDER',
      orderId: order.id,
      userId: bill.userId,
      subscriptionId: bill.subscriptionId,
      subtotalCentavos: 100_000,
      totalCentavos: 100_000,
    },
  })
  await deliverAll()
  const [told] = receiver.messages.map(({ body }) => JSON.parse(body))
  expect(told).toMatchObject({
    type: 'order.placed',
    data: {
      orderId: order.id,
      invoiceNumber: 'INV-TEST-ORDER',
      totalCentavos: 100_000,
    },
  })
})

scenario('A change that is undone sends nothing', async () => {
  await buildEndpoint()
  const { member, stage, next } = await buildClimb()
  const undone = db.$transaction(async (tx) => {
    await moveTo(tx, { userId: member.id, from: stage.id, to: next.id })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await events()).toEqual([])
})

scenario('An event goes to those who chose it, once', async () => {
  await buildEndpoint(['FORM_SENT'])
  await buildEndpoint(['STAGE_REACHED'])
  const { id: paused, ask } = await buildEndpoint(['STAGE_REACHED'])
  await ask(changing('pauseWebhookEndpoint'), { id: paused })
  const { member, stage, next } = await buildClimb()
  await moveTo(db, { userId: member.id, from: stage.id, to: next.id })
  const [{ id }, ...others] = await deliveries()
  expect(others).toEqual([])
  const jobs = await pool.query(
    `SELECT FROM graphile_worker.jobs WHERE key = 'webhook:${id}'`
  )
  expect(jobs.rowCount).toBe(1)
  await Promise.all([deliverWebhook(id), deliverWebhook(id)])
  await deliverWebhook(id)
  expect(receiver.messages).toHaveLength(1)
})

scenario(
  'A failed delivery is tried again by the plan, then dead',
  async () => {
    const { id: endpointId, ask } = await buildEndpoint()
    await ask(TEST, { id: endpointId })
    Object.assign(receiver.answers, { status: 500, text: 'x'.repeat(3000) })
    const minutes: number[] = []
    for (let attempt = 1; attempt <= 6; attempt++) {
      await passTime()
      await deliverAll()
      const [{ nextAttemptAt, status }] = await deliveries()
      if (status === 'WAITING')
        minutes.push(
          Math.round((nextAttemptAt.getTime() - Date.now()) / 60_000)
        )
    }
    expect(minutes).toEqual([1, 5, 15, 60, 360])
    const { data } = await ask(LIST, { id: endpointId, filter: 'DEAD' })
    expect(data?.webhookDeliveriesPage).toMatchObject({
      rows: [
        {
          event: 'TEST',
          status: 'DEAD',
          attempts: 6,
          answerStatus: 500,
          answer: 'x'.repeat(1024),
          nextAttemptAt: null,
        },
      ],
      total: 1,
      isTotalCapped: false,
    })
    const [{ id, eventId }] = await deliveries()
    await passTime()
    await deliverWebhook(id)
    expect(receiver.messages).toHaveLength(6)

    receiver.answers.status = 204
    const again = await Promise.all([ask(AGAIN, { id }), ask(AGAIN, { id })])
    expect(again.map(({ code }) => code).sort()).toEqual([
      'WEBHOOK_WAITS',
      undefined,
    ])
    await deliverWebhook(id)
    expect(await deliveries()).toMatchObject([
      { status: 'DELIVERED', attempts: 1, answerStatus: 204, eventId },
    ])
    expect((await ask(AGAIN, { id: 'x' })).code).toBe('NOT_FOUND')
  }
)

scenario('After twenty dead deliveries an endpoint is paused', async () => {
  const { id, ask, user } = await buildEndpoint()
  const other = await buildUser('admin')
  // Who added the endpoint may have left.
  const gone = await buildUser('admin', { archivedAt: new Date() })
  await db.webhookEndpoint.update({
    where: { id },
    data: { deadInRow: PAUSE_AFTER - 1, createdById: gone.id },
  })
  await ask(TEST, { id })
  receiver.answers.status = 404
  await db.webhookDelivery.updateMany({ data: { attempts: 5 } })
  await deliverAll()
  expect(
    await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  ).toMatchObject({ pauseCause: 'FAILURES', deadInRow: PAUSE_AFTER })
  expect(
    await db.notice.findMany({
      where: { kind: 'WEBHOOK' },
      orderBy: { userId: 'asc' },
    })
  ).toMatchObject(
    [user, other].map((each) => ({
      userId: each.id,
      path: `/settings/webhooks?webhook=${id}`,
    }))
  )
  const [{ id: dead }] = await deliveries()
  for (const refused of [ask(TEST, { id }), ask(AGAIN, { id: dead })])
    expect((await refused).code).toBe('WEBHOOK_PAUSED')
  // A second press of what is done already changes nothing.
  await ask(changing('pauseWebhookEndpoint'), { id })
  expect(
    await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  ).toMatchObject({ pauseCause: 'FAILURES' })
  for (let press = 0; press < 2; press++)
    await ask(changing('resumeWebhookEndpoint'), { id })
  expect(
    await db.infoLog.count({
      where: {
        action: { in: ['webhookEndpoint.paused', 'webhookEndpoint.resumed'] },
      },
    })
  ).toBe(2)
  receiver.answers.status = 200
  await ask(AGAIN, { id: dead })
  await deliverAll()
  expect(
    await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  ).toMatchObject({ pausedAt: null, deadInRow: 0 })
})

scenario('A waiting delivery to a paused endpoint is given up', async () => {
  const { id, ask } = await buildEndpoint()
  await ask(TEST, { id })
  await ask(changing('pauseWebhookEndpoint'), { id })
  await deliverAll()
  expect(await deliveries()).toMatchObject([{ status: 'DEAD' }])
  expect(receiver.messages).toEqual([])
})

scenario('A replaced secret signs, too, for a day', async () => {
  const { id, ask, secret: first } = await buildEndpoint()
  const { data } = await ask(REPLACE, { id })
  const { secret: second } = data?.replaceWebhookSecret as { secret: string }
  const arrive = async () => {
    await ask(TEST, { id })
    await deliverAll()
    const { headers, body } = receiver.messages.at(-1)!
    return [first, second].map((secret) =>
      signedBy(headers['sulong-signature'], secret, body)
    )
  }
  expect(await arrive()).toEqual([true, true])
  await db.webhookEndpoint.update({
    where: { id },
    data: { oldSecretUntil: new Date() },
  })
  expect(await arrive()).toEqual([false, true])
})

scenario('A stored address that is an inner one is not called', async () => {
  const { id, ask } = await buildEndpoint()
  for (const url of ['https://169.254.169.254/', 'https://localhost./x']) {
    await db.webhookEndpoint.update({ where: { id }, data: { url } })
    await ask(TEST, { id })
    const { id: delivery } = (await deliveries()).at(-1)!
    await deliverWebhook(delivery)
    const { failure } = await db.webhookDelivery.findUniqueOrThrow({
      where: { id: delivery },
    })
    expect(failure).toMatch(/may not be called|private network|ENOTFOUND/)
  }
})

scenario('Wrong input and wrong people are refused', async () => {
  const { id, ask } = await buildEndpoint()
  const codesOf = async (changes: object) =>
    (
      await ask(UPDATE, {
        id,
        input: { url: receiver.url, note: '', events: allEvents, ...changes },
      })
    ).codes
  for (const url of ['http://example.com/', 'https://10.0.0.1/', 'x', ''])
    expect(await codesOf({ url })).toEqual({ url: 'WEBHOOK_URL' })
  for (const chosen of [[], ['TEST']])
    expect(await codesOf({ events: chosen })).toEqual({
      events: 'WEBHOOK_EVENTS',
    })
  expect(await codesOf({ note: 'x'.repeat(201) })).toEqual({ note: 'TOO_LONG' })
  expect(await codesOf({})).toBeUndefined()
  expect((await ask(changing('deleteWebhookEndpoint'), { id: 0 })).code).toBe(
    'NOT_FOUND'
  )
  const operator = await buildCaller('tribe-team-ro')
  expect((await operator.ask(TEST, { id })).code).toBe('FORBIDDEN')
  await ask(TEST, { id })
  await ask(changing('deleteWebhookEndpoint'), { id })
  expect(await deliveries()).toEqual([])
})

scenario(
  'There are at most twenty endpoints, also under concurrency',
  async () => {
    const admin = await buildCaller('admin')
    await db.webhookEndpoint.createMany({
      data: Array.from({ length: 19 }, () => ({
        url: 'https://example.com/',
        secret: '',
        createdById: admin.user.id,
      })),
    })
    const input = { url: 'https://example.com/', events: ['FORM_SENT'] }
    const created = await Promise.all([
      admin.ask(CREATE, { input }),
      admin.ask(CREATE, { input }),
    ])
    expect(created.map(({ codes }) => codes)).toEqual(
      expect.arrayContaining([undefined, { url: 'WEBHOOK_TOO_MANY' }])
    )
  }
)
