// A model-based test of invoices: certain invariants of the books hold after any sequence of operations.
import fc from 'fast-check'

import { db } from 'src/lib/db'
import { accessByPayment } from 'src/shared/billing/subscriptions/accessByPayment'
import { manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildFunnel } from 'src/testing/billing'
import { deskDifferences } from 'src/testing/deskDifferences'
import { buildUser, signIn } from 'src/testing/people'
import { rounds } from 'src/testing/rounds'

import { placeOrder } from '../../marketing/checkout/placeOrder'
import { quote } from '../../marketing/checkout/quote'
import { applyOverdue } from '../dues/applyOverdue'
import { userLedger } from '../ledgers/userLedger'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { rejectPaymentProof } from '../paymentProofs/paymentProofs'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import {
  addPaymentSchedule,
  updatePaymentSchedule,
} from '../paymentSchedules/paymentSchedules'
import {
  unwaivePaymentSchedule,
  waivePaymentSchedule,
} from '../paymentSchedules/waivePaymentSchedule'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'
import {
  pauseSubscription,
  resumeSubscription,
} from '../subscriptions/pauseSubscription'

type Person = Awaited<ReturnType<typeof buildUser>>

type School = {
  member: Person
  admin: Person
  funnels: { id: string; termIds: string[] }[]
}

let drawn = 0

const asMember = (school: School) => signIn(school.member)
const asAdmin = (school: School) => signIn(school.admin, 'admin')

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(items.length, 1)]

const entries = () =>
  db.paymentSchedule.findMany({ orderBy: { id: 'asc' }, select: { id: true } })

const onEntry =
  (act: (id: number) => Promise<unknown>) =>
  async (school: School, at: number) => {
    asAdmin(school)
    const entry = pick(await entries(), at)
    if (entry) await act(entry.id)
  }

const onSubscription =
  (act: (id: number) => Promise<unknown>) =>
  async (school: School, at: number) => {
    asAdmin(school)
    const subscriptions = await db.subscription.findMany({
      orderBy: { id: 'asc' },
    })
    const subscription = pick(subscriptions, at)
    if (subscription) await act(subscription.id)
  }

/** The operations of the model. Many are refused, which is part of the test. */
const operations: Record<
  string,
  (school: School, at: number) => Promise<unknown>
> = {
  order: async (school, at) => {
    asMember(school)
    const funnel = pick(school.funnels, at)!
    const paymentTermId = pick(funnel.termIds, Math.floor(at / 3))!
    const { totalCentavos } = await quote({
      funnelId: funnel.id,
      paymentTermId,
    })
    await placeOrder({
      input: {
        key: `model-key-${++drawn}-0123456789`,
        funnelId: funnel.id,
        paymentTermId,
        totalCentavos,
      },
    })
  },
  prove: async (school, at) => {
    asMember(school)
    const entry = pick(await entries(), at)
    if (!entry) return
    const { priceCentavos } = await db.paymentSchedule.findUniqueOrThrow({
      where: { id: entry.id },
    })
    await submitPaymentProof({
      input: {
        scheduleIds: [entry.id],
        fileId: (await buildFile(school.member.id)).id,
        platform: 'gcash',
        referenceNo: `8${++drawn}`,
        amountCentavos: priceCentavos,
        paidOn: manilaToday(),
      },
    })
  },
  approveProof: async (school, at) => {
    asAdmin(school)
    const proof = pick(await db.paymentProof.findMany(), at)
    if (proof)
      await approvePaymentProofs({
        ids: [proof.id],
        externalInvoiceId: 'N/A',
      })
  },
  rejectProof: async (school, at) => {
    asAdmin(school)
    const proof = pick(await db.paymentProof.findMany(), at)
    if (proof) await rejectPaymentProof({ id: proof.id, reason: 'Unreadable' })
  },
  approve: onEntry((id) =>
    approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
  ),
  revoke: onEntry((id) =>
    disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
  ),
  waive: onEntry((id) => waivePaymentSchedule({ id, reason: 'Relief' })),
  unwaive: onEntry((id) => unwaivePaymentSchedule({ id })),
  reprice: onEntry((id) =>
    updatePaymentSchedule({ id, input: { price: 123.45 } })
  ),
  replatform: onEntry((id) =>
    updatePaymentSchedule({ id, input: { paymentPlatform: 'maya' } })
  ),
  addEntry: async (school, at) => {
    asAdmin(school)
    const invoice = pick(await db.invoice.findMany(), at)
    if (invoice)
      await addPaymentSchedule({
        input: {
          invoiceId: invoice.id,
          scheduleDate: '2026-01-31',
          price: 50,
        },
      })
  },
  unsubscribe: onSubscription((id) =>
    manualUserUnsubscription({ subscriptionId: id })
  ),
  pause: onSubscription((id) => pauseSubscription({ id, reason: 'Away' })),
  resume: onSubscription((id) => resumeSubscription({ id })),
  nightly: async () => applyOverdue(manilaToday()),
}

const refused = (error: unknown) =>
  Boolean((error as { extensions?: { code?: string } }).extensions?.code)

type Sums = { allocated: bigint; paid: bigint; excess: number }

const checkBooks = async ({ member }: School) => {
  const [{ allocated, paid, excess }] = await db.$queryRaw<Sums[]>`
    SELECT (SELECT COALESCE(sum("amountCentavos"), 0) FROM "PaymentAllocation")::bigint AS allocated,
      (SELECT COALESCE(sum("amountCentavos"), 0) FROM "Payment")::bigint AS paid,
      (SELECT count(*)::int FROM "Payment" p WHERE abs(p."amountCentavos") <
        (SELECT COALESCE(sum(abs(a."amountCentavos")), 0) FROM "PaymentAllocation" a WHERE a."paymentId" = p.id)) AS excess`
  expect(excess).toBe(0)
  expect(allocated).toBe(paid)

  // Every paid entry points to its payment, and no unpaid entry points to one.
  const wrong = await db.$queryRaw<object[]>`
    SELECT e.id FROM "PaymentSchedule" e WHERE (SELECT COALESCE(sum(a."amountCentavos"), 0) FROM "PaymentAllocation" a
      WHERE a."scheduleId" = e.id) <> CASE WHEN e."transactionId" IS NULL THEN 0 ELSE e."priceCentavos" END`
  expect(wrong).toEqual([])

  const { lines, figures, openEntries } = await userLedger(member.id)
  expect(figures.paidCentavos).toBe(Number(paid))
  expect(lines.at(-1)?.balanceCentavos ?? 0).toBe(figures.leftCentavos)
  expect(openEntries.reduce((sum, each) => sum + each.priceCentavos, 0)).toBe(
    figures.leftCentavos
  )

  const [days] = await db.$queryRaw<{ paid: bigint; due: bigint }[]>`
    SELECT (SELECT COALESCE(sum("amountCentavos"), 0)::bigint FROM app.payment_day) AS paid,
      (SELECT COALESCE(sum("amountCentavos"), 0)::bigint FROM app.due_day) AS due`
  expect(days).toEqual({ paid, due: BigInt(figures.leftCentavos) })
  expect(await deskDifferences()).toBe(0)
}

const checkAccess = async () => {
  const subscriptions = await db.subscription.findMany({
    include: { invoices: { include: { schedules: true, order: true } } },
  })
  for (const { status, source, invoices } of subscriptions) {
    if (!['PENDING', 'ACTIVE', 'PAUSED'].includes(status)) continue
    const owed = invoices
      .flatMap(({ schedules }) => schedules)
      .filter(({ cancelledAt }) => cancelledAt === null)
    if (owed.length === 0) continue
    const paid = owed.filter(({ transactionId }) => transactionId !== null)
    const waived = owed.filter(
      (each) => each.transactionId === null && each.waivedAt !== null
    )
    const wanted = accessByPayment({
      source,
      wasFree: invoices.some(({ order }) => order?.status === 'ENROLLED'),
      paid: paid.length,
      waived: waived.length,
      open: owed.length - paid.length - waived.length,
    })
    expect(status === 'PENDING' ? 'PENDING' : 'ACTIVE').toBe(wanted)
  }
  const twice = await db.subscription.groupBy({
    by: ['userId', 'funnelId'],
    where: { status: { in: ['ACTIVE', 'PAUSED'] } },
    having: { id: { _count: { gt: 1 } } },
    _count: true,
  })
  expect(twice).toEqual([])
}

const checkNumbers = async () => {
  const receipts = await db.payment.findMany({
    where: { kind: 'PAYMENT' },
    select: { receiptNumber: true },
  })
  const numbers = receipts
    .map(({ receiptNumber }) => Number(receiptNumber?.slice(-6)))
    .sort((a, b) => a - b)
  numbers.forEach((number, index) => expect(number).toBe(numbers[0] + index))
}

const wipe = () =>
  db.$executeRawUnsafe(`
  TRUNCATE app.desk_bill, "Order", "Invoice", "Subscription", "PaymentSchedule", "PaymentAllocation", "PaymentProof", "PaymentReference", "PromiseToPay",
    app.payment_day, app.due_day CASCADE`)

describe('an invoice', () => {
  scenario(
    'Keeps books and access consistent under any sequence of operations',
    async () => {
      const member = await buildUser()
      const first = await buildFunnel()
      const renewal = await buildFunnel({ renewalOfFunnelId: first.id })
      const free = await buildFunnel({ priceCentavos: 0 })
      const school: School = {
        member,
        admin: await buildUser('admin'),
        funnels: [first, renewal, free].map((funnel) => ({
          id: funnel.id,
          termIds: [funnel.oneTimeId, funnel.monthlyId],
        })),
      }
      await db.paymentTerm.updateMany({
        data: { overdueEffect: 'PAUSE_ACCESS', graceDays: 0 },
      })
      const history = fc.array(
        fc.record({
          deed: fc.oneof(
            { weight: 3, arbitrary: fc.constant('order') },
            { weight: 3, arbitrary: fc.constant('approve') },
            {
              weight: 8,
              arbitrary: fc.constantFrom(...Object.keys(operations)),
            }
          ),
          at: fc.nat(60),
        }),
        { minLength: 6, maxLength: 18 }
      )
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          await wipe()
          await operations.order(school, 0)
          for (const { deed, at } of steps) {
            await operations[deed](school, at).catch((error: unknown) => {
              if (!refused(error)) throw error
            })
            await checkBooks(school)
            await checkAccess()
          }
          await checkNumbers()
        }),
        { numRuns: rounds({ sample: 12, full: 100 }) }
      )
    }
  )
})
