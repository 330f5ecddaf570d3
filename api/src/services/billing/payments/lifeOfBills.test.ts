// A random life of one member's bills, whose changes run beside each other: after each few of them, the books agree, and
// nothing was refused without a reason (docs/decisions/0082).
import { db } from 'src/lib/db'
import { addDays, manilaToday } from 'src/shared/manilaTime'
import { buildFile, buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'
import { drawerOf } from 'src/testing/randomQueries'
import { rebuildDays } from 'src/testing/rebuildDays'
import { rounds } from 'src/testing/rounds'
import { deadlocks, expectSoundBooks } from 'src/testing/soundBooks'

import { giveCredit } from '../credit/giveCredit'
import { payFromCredit } from '../credit/payFromCredit'
import { refundMember } from '../credit/refunds'
import { approvePaymentProofs } from '../paymentProofs/approvePaymentProofs'
import { submitPaymentProof } from '../paymentProofs/submitPaymentProof'
import { undoApprovedProofs } from '../paymentProofs/undoApprovedProofs'
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
import { cancelPromise, promisePayment } from '../promises/promises'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { recordPayment } from './recordPayment'

const LIVES = rounds({ sample: 1, full: 20 })
const ROUNDS = 60
const ROUNDS_BETWEEN_CHECKS = 5
const MOST_AT_ONCE = 4

for (let life = 1; life <= LIVES; life++)
  scenario(
    `The books agree after each change of a random life: ${life}`,
    async () => {
      const draw = drawerOf(life)
      const below = (most: number) => Math.floor(draw() * most)
      const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)]
      let reference = 5_000_000_000_000
      const drawReference = () => String(reference++)

      await rebuildDays()
      const admin = await buildUser('admin')
      const member = await buildUser('member')
      const userId = member.id
      const orders: Awaited<ReturnType<typeof buildInvoice>>[] = []
      for (let count = 0; count < 3; count++)
        orders.push(
          await buildInvoice({
            userId,
            pricesCentavos: [100_000, 50_000, 70_001],
            firstDay: addDays(manilaToday(), -2),
          })
        )
      const bills = orders.flatMap(({ schedules }) =>
        schedules.map(({ id }) => id)
      )
      const proofs: number[] = []

      const sendProof = async () => {
        signIn(member)
        await submitPaymentProof({
          input: {
            scheduleIds: [oneOf(bills), oneOf(bills)],
            fileId: (await buildFile(userId)).id,
            platform: 'GCash',
            referenceNo: drawReference(),
            amountCentavos: 1 + below(200_000),
            paidOn: '2026-11-10',
          },
        }).then(
          ({ id }) => proofs.push(id),
          () => null
        )
        signIn(admin, 'admin')
      }
      const refund = (bills: 'OWED_AGAIN' | 'STAY_PAID') =>
        refundMember({
          userId,
          input: {
            amountCentavos: 1 + below(90_000),
            platform: 'cash',
            referenceNo: '',
            reason: 'Asked for it',
            bills,
          },
        })
      const change = (
        input: Parameters<typeof updatePaymentSchedule>[0]['input']
      ) => updatePaymentSchedule({ id: oneOf(bills), input })

      const acts: (() => Promise<unknown>)[] = [
        () =>
          recordPayment({
            input: {
              scheduleIds: [oneOf(bills)],
              amountCentavos: 1 + below(200_000),
              platform: 'gcash',
              referenceNo: drawReference(),
              paidOn: '2026-11-10',
              keepsSurplus: true,
            },
          }),
        () =>
          approvePaymentScheduleTransaction({
            id: oneOf(bills),
            paymentPlatform: 'gcash',
            externalInvoiceId: 'N/A',
          }),
        () =>
          disapprovePaymentScheduleTransaction({
            id: oneOf(bills),
            remarks: 'Bounced',
          }),
        () => waivePaymentSchedule({ id: oneOf(bills), reason: 'Goodwill' }),
        () => unwaivePaymentSchedule({ id: oneOf(bills) }),
        () =>
          giveCredit({
            userId,
            amountCentavos: 1 + below(60_000),
            reason: 'Goodwill',
          }),
        () => payFromCredit({ scheduleIds: [oneOf(bills)] }),
        () => refund('OWED_AGAIN'),
        () => refund('STAY_PAID'),
        async () => {
          const { id } = await addPaymentSchedule({
            input: {
              invoiceId: oneOf(orders).id,
              scheduleDate: '2026-12-01',
              price: 100 + below(500),
            },
          })
          bills.push(id)
        },
        () => change({ price: 200 + below(1000) }),
        () => change({ scheduleDate: '2026-12-05' }),
        () => change({ paymentPlatform: oneOf(['maya', 'gcash']) }),
        () =>
          promisePayment({
            scheduleIds: [oneOf(bills)],
            promisedDate: addDays(manilaToday(), 2),
          }),
        async () => {
          const open = await db.promiseToPay.findFirst({
            where: { status: 'OPEN' },
          })
          if (open) await cancelPromise({ id: open.id })
        },
        () =>
          approvePaymentProofs({
            ids: [oneOf(proofs) ?? 0],
            externalInvoiceId: 'N/A',
            acceptDifference: true,
          }),
        () => undoApprovedProofs({ ids: [oneOf(proofs) ?? 0] }),
        async () => {
          if (draw() < 0.1)
            await manualUserUnsubscription({
              subscriptionId: oneOf(orders).subscriptionId,
              reason: 'Asked for it',
            })
        },
      ]

      signIn(admin, 'admin')
      const before = await deadlocks()
      let done = 0
      const unexplained: unknown[] = []
      for (let round = 1; round <= ROUNDS; round++) {
        if (draw() < 0.3) await sendProof()
        const chosen = Array.from({ length: 1 + below(MOST_AT_ONCE) }, () =>
          oneOf(acts)
        )
        for (const answer of await Promise.allSettled(
          chosen.map((act) => act())
        )) {
          if (answer.status === 'fulfilled') done += 1
          // Much is refused: a bill is paid already, or credit is too low.
          else if (!answer.reason?.extensions?.code)
            unexplained.push(answer.reason)
        }
        if (round % ROUNDS_BETWEEN_CHECKS === 0) await expectSoundBooks()
      }
      expect(unexplained).toEqual([])
      expect(await deadlocks()).toBe(before)
      expect(done).toBeGreaterThan(ROUNDS / 2)
    }
  )
