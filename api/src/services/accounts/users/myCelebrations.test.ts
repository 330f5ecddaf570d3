import { db } from 'src/lib/db'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildUser, signIn } from 'src/testing/people'

import { myCelebrations } from './myCelebrations'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('a new access', () => {
  const cases: [string, object, boolean][] = [
    ['that began yesterday', {}, true],
    ['that begins tomorrow', { startsAt: inDays(1) }, false],
    ['that began a month ago', { startsAt: inDays(-30) }, false],
    ['that has ended', { status: 'UNENROLLED' }, false],
    ['that staff gave', { source: 'MANUAL' }, false],
  ]
  for (const [name, changes, isCelebrated] of cases)
    scenario(
      `${isCelebrated ? 'Is' : 'Is not'} celebrated ${name}`,
      async () => {
        const user = await buildUser()
        const { schedules, subscription } = await buildInvoice({
          userId: user.id,
        })
        const { id, productId } = subscription
        signIn(await buildUser('admin'), 'admin')
        await approvePaymentScheduleTransaction({
          id: schedules[0].id,
          paymentPlatform: 'GCash',
          externalInvoiceId: 'N/A',
        })
        await db.subscription.update({
          where: { id },
          data: { startsAt: inDays(-1), ...changes },
        })
        const { name: productName } = await db.product.findUniqueOrThrow({
          where: { id: productId },
        })
        signIn(user)
        expect((await myCelebrations()).access).toEqual(
          isCelebrated ? { id, productName } : null
        )
        signIn(await buildUser())
        expect(await myCelebrations()).toEqual({ access: null, moveUp: null })
      }
    )

  scenario('Is not celebrated without a payment', async () => {
    const user = await buildUser()
    const { subscription } = await buildInvoice({
      userId: user.id,
      status: 'ACTIVE',
    })
    await db.subscription.update({
      where: { id: subscription.id },
      data: { startsAt: inDays(-1) },
    })
    signIn(user)
    expect((await myCelebrations()).access).toBeNull()
  })
})

describe('a stage that was reached', () => {
  const setUp = async (statuses: object[]) => {
    const user = await buildUser()
    const [from, to] = await Promise.all(
      [91, 92].map((number) =>
        db.stage.create({
          data: {
            number,
            name: `Stage ${number}`,
            unlocks: 'A portfolio',
            translations: { fil: { name: 'Baitang' } },
          },
        })
      )
    )
    for (const changes of statuses)
      await db.moveUpRequest.create({
        data: {
          userId: user.id,
          fromStageId: from.id,
          toStageId: to.id,
          slaDueAt: new Date(),
          decidedAt: inDays(-1),
          ...changes,
        },
      })
    signIn(user)
    return (await myCelebrations()).moveUp
  }

  scenario('Is celebrated with its name and what it opens', async () => {
    expect(await setUp([{ status: 'APPROVED' }])).toMatchObject({
      number: 92,
      name: 'Stage 92',
      unlocks: 'A portfolio',
    })
  })

  const none: [string, object[]][] = [
    ['long ago', [{ status: 'APPROVED', decidedAt: inDays(-20) }]],
    ['that was taken back', [{ status: 'REVERTED' }]],
    ['before the request of today', [{ status: 'APPROVED' }, {}]],
  ]
  for (const [name, statuses] of none)
    scenario(`Is not celebrated ${name}`, async () => {
      expect(await setUp(statuses)).toBeNull()
    })
})
