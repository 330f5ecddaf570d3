// docs/security.md S-40 and S-44: a payment is approved or revoked once under concurrency; money is stored in whole
// centavos.
import { db } from 'src/lib/db'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/disapprovePaymentScheduleTransaction'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

const ROUNDS = rounds({ sample: 20, full: 200 })

const approve = (id: number) =>
  approvePaymentScheduleTransaction({
    id,
    paymentPlatform: 'GCash',
    externalInvoiceId: 'N/A',
  })

const revoke = (id: number) =>
  disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })

const bill = async () => {
  signIn(await buildUser('admin'), 'admin')
  return (await buildInvoice()).schedules[0].id
}

type Loser = PromiseRejectedResult & {
  reason: { extensions: { code: string } }
}

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results
    .filter(({ status }) => status === 'rejected')
    .map((result) => (result as Loser).reason.extensions.code)

scenario(
  'One of fifty concurrent approvals succeeds, the others are refused',
  async () => {
    const id = await bill()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => approve(id))
    )
    expect(codesOf(results)).toEqual(Array(49).fill('PAYMENT_ALREADY_PAID'))
    expect(await db.payment.count()).toBe(1)
    expect(await db.outboxEmail.count()).toBe(1)
  }
)

scenario('One of fifty concurrent revocations succeeds', async () => {
  const id = await bill()
  await approve(id)
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => revoke(id))
  )
  expect(codesOf(results)).toEqual(Array(49).fill('PAYMENT_NOT_PAID'))
  expect(await db.payment.count({ where: { kind: 'REVERSAL' } })).toBe(1)
})

scenario(
  'Concurrent approvals and revocations end in the state of the log',
  async () => {
    const id = await bill()
    for (let round = 0; round < ROUNDS; round++)
      await Promise.allSettled([approve(id), revoke(id)])
    const { transactionId } = await db.paymentSchedule.findUniqueOrThrow({
      where: { id },
    })
    const isPaid = transactionId !== null
    const last = await db.infoLog.findFirst({
      where: { entity: 'PaymentSchedule' },
      orderBy: { id: 'desc' },
    })
    expect(last?.action).toBe(
      isPaid ? 'paymentSchedule.approved' : 'paymentSchedule.revoked'
    )
    const { _sum, _count } = await db.payment.aggregate({
      _sum: { amountCentavos: true },
      _count: true,
    })
    expect(_sum.amountCentavos).toBe(isPaid ? 100_000 : 0)
    expect(
      await db.infoLog.count({ where: { entity: 'PaymentSchedule' } })
    ).toBe(_count)
  }
)

test('No column of the database is a floating-point number', async () => {
  const floats = await db.$queryRaw<object[]>`
    SELECT table_schema::text, table_name::text, column_name::text FROM information_schema.columns
    WHERE table_schema IN ('public', 'app') AND data_type IN ('real', 'double precision')`
  expect(floats).toEqual([])
})
