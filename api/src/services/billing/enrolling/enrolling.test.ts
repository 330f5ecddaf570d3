import { db } from 'src/lib/db'
import { funnelsByProductId } from 'src/services/marketing/funnels/funnelsByProductId'
import {
  addDays,
  dayOf,
  dayOfDateColumn,
  LIFETIME_EXPIRY,
  manilaToday,
} from 'src/shared/manilaTime'
import { buildBatch, buildFunnel } from 'src/testing/billing'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { approvePaymentScheduleTransaction } from '../paymentSchedules/approvePaymentScheduleTransaction'
import { disapprovePaymentScheduleTransaction } from '../paymentSchedules/disapprovePaymentScheduleTransaction'
import { manualUserUnsubscription } from '../subscriptions/manualUserUnsubscription'

import { enrollmentBatches } from './enrollmentBatches'
import { enrollmentPreview } from './enrollmentPreview'
import { enrollUser } from './enrollUser'
import { manualUserSubscription } from './manualUserSubscription'

const asStaff = async (role: 'tribe-team-fa' | 'admin' = 'tribe-team-fa') => {
  const staff = await buildUser(role)
  signIn(staff, role)
  return staff
}

type Funnel = Awaited<ReturnType<typeof buildFunnel>>

const detail = (funnel: Funnel, changes: object = {}) => ({
  id: funnel.id,
  paymentTerm: funnel.oneTimeId,
  validityByDays: 30,
  startByDays: 0,
  ...changes,
})

const choice = ({ id, oneTimeId }: Funnel) => ({
  funnelId: id,
  paymentTermId: oneTimeId,
})

const subscriptionsOf = (userId: number) =>
  db.subscription.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    include: { invoices: { include: { schedules: true } } },
  })

describe('enrolling by hand', () => {
  scenario('Is previewed with the bill that it will write', async () => {
    await asStaff()
    const user = await buildUser('non-member')
    await buildAccessLevel('member')
    const funnel = await buildFunnel({ startByDays: 2 })
    await db.funnelAccessLevel.deleteMany({ where: { funnelId: funnel.id } })
    await db.funnelAccessLevel.create({
      data: { funnelId: funnel.id, accessLevelId: 'member' },
    })
    const own = { id: funnel.id, paymentTerm: funnel.oneTimeId }
    const { funnels, ...person } = await enrollmentPreview({
      id: user.id,
      funnelDetails: [own],
    })
    expect(person).toEqual({
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
    })
    expect(funnels).toMatchObject([
      {
        levels: ['Member'],
        startsOn: addDays(manilaToday(), 2),
        payments: 1,
      },
    ])
    expect(await subscriptionsOf(user.id)).toEqual([])

    const today = detail(funnel, { startByDays: null })
    const preview = await enrollmentPreview({
      id: user.id,
      funnelDetails: [today],
    })
    await manualUserSubscription({ id: user.id, funnelDetails: [today] })
    const [{ invoices }] = await subscriptionsOf(user.id)
    const [bill] = invoices[0].schedules
    expect(preview.funnels).toMatchObject([
      {
        startsOn: manilaToday(),
        totalCentavos: invoices[0].totalCentavos,
        firstCentavos: bill.priceCentavos,
        firstDay: dayOfDateColumn(bill.scheduleDate),
      },
    ])
    await expect(
      enrollmentPreview({ id: user.id, funnelDetails: [] })
    ).rejects.toMatchObject(refusedFields({ funnelDetails: 'FUNNEL_REQUIRED' }))
    await expect(
      enrollmentPreview({ id: 0, funnelDetails: [own] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  scenario(
    'Activates the subscription at once and bills it by its payment term',
    async () => {
      await asStaff()
      const user = await buildUser('non-member')
      const funnel = await buildFunnel()
      expect(
        await manualUserSubscription({
          id: user.id,
          funnelDetails: [
            detail(funnel, { paymentTerm: funnel.monthlyId, startByDays: 5 }),
          ],
        })
      ).toEqual({ id: user.id })

      const [subscription] = await subscriptionsOf(user.id)
      const start = addDays(manilaToday(), 5)
      expect(subscription).toMatchObject({
        status: 'ACTIVE',
        source: 'MANUAL',
        validityByDays: 30,
        startByDays: 5,
      })
      expect(dayOf(subscription.startsAt as Date)).toBe(start)
      expect(dayOf(subscription.expiry as Date)).toBe(addDays(start, 30))
      const [{ number, totalCentavos, orderId, schedules }] =
        subscription.invoices
      expect(number).toMatch(/^INV-\d{4}-\d{6}$/)
      expect({ totalCentavos, orderId }).toEqual({
        totalCentavos: 300_000,
        orderId: null,
      })
      expect(schedules.map(({ priceCentavos }) => priceCentavos)).toEqual([
        100_000, 100_000, 100_000,
      ])
      expect(dayOfDateColumn(schedules[0].scheduleDate)).toBe(start)
      expect(
        await db.infoLog.count({
          where: {
            action: 'subscription.enrolled',
            entityId: String(subscription.id),
          },
        })
      ).toBe(1)
      expect(
        await db.outboxEmail.count({
          where: { to: user.email, template: 'enrolled' },
        })
      ).toBe(1)
    }
  )

  scenario('Starts today and lasts for life without given days', async () => {
    await asStaff()
    const user = await buildUser('non-member')
    const funnel = await buildFunnel({ priceCentavos: 0 })
    await manualUserSubscription({
      id: user.id,
      funnelDetails: [
        detail(funnel, { validityByDays: null, startByDays: null }),
      ],
    })
    const [{ expiry, startsAt, invoices }] = await subscriptionsOf(user.id)
    expect(expiry).toEqual(LIFETIME_EXPIRY)
    expect(dayOf(startsAt as Date)).toBe(manilaToday())
    expect(invoices[0].schedules).toEqual([])
  })

  scenario('Refuses invalid input', async () => {
    await asStaff()
    const { id } = await buildUser('non-member')
    const funnel = await buildFunnel()
    const draft = await buildFunnel({ status: 'DRAFT' })
    const full = await buildFunnel({ seatLimit: 0 })
    const enrol = (...funnelDetails: ReturnType<typeof detail>[]) =>
      manualUserSubscription({ id, funnelDetails })
    await expect(enrol()).rejects.toMatchObject(
      refusedFields({ funnelDetails: 'FUNNEL_REQUIRED' })
    )
    await expect(enrol(detail(funnel), detail(funnel))).rejects.toMatchObject(
      refusedFields({ funnelDetails: 'FUNNEL_TWICE' })
    )
    await expect(
      enrol(detail(funnel, { validityByDays: 0, startByDays: -1 }))
    ).rejects.toMatchObject(
      refusedFields({ validityByDays: 'INVALID', startByDays: 'INVALID' })
    )
    for (const [wrong, code] of [
      [detail(draft), 'FUNNEL_CLOSED'],
      [detail(full), 'FUNNEL_FULL'],
      [detail(funnel, { id: 'nothing' }), 'NOT_FOUND'],
      [detail(funnel, { paymentTerm: 'nothing' }), 'TERM_NOT_OFFERED'],
    ] as const)
      await expect(enrol(wrong)).rejects.toMatchObject(refusal(code))
    // One refused funnel refuses the whole enrolment.
    await expect(enrol(detail(funnel), detail(draft))).rejects.toMatchObject(
      refusal('FUNNEL_CLOSED')
    )
    expect(await subscriptionsOf(id)).toEqual([])
    await expect(
      manualUserSubscription({ id: 0, funnelDetails: [detail(funnel)] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    await db.user.update({ where: { id }, data: { archivedAt: new Date() } })
    await expect(enrol(detail(funnel))).rejects.toMatchObject(
      refusal('USER_ARCHIVED')
    )
  })

  scenario('Enrols once when called twenty times concurrently', async () => {
    await asStaff()
    const user = await buildUser('non-member')
    const funnel = await buildFunnel()
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        manualUserSubscription({
          id: user.id,
          funnelDetails: [detail(funnel)],
        })
      )
    )
    const refused = tries.filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused)
      expect(reason).toMatchObject(refusal('ALREADY_SUBSCRIBED'))
    expect(await subscriptionsOf(user.id)).toHaveLength(1)
  })

  scenario(
    'Ends in one consistent state when it races with unenrolling',
    async () => {
      await asStaff()
      const user = await buildUser('non-member')
      const funnel = await buildFunnel()
      const enrol = () =>
        manualUserSubscription({ id: user.id, funnelDetails: [detail(funnel)] })
      await enrol()
      for (let round = 0; round < 5; round++) {
        const active = await db.subscription.findFirst({
          where: { userId: user.id, status: 'ACTIVE' },
        })
        const [left] = await Promise.allSettled([
          manualUserUnsubscription({ subscriptionId: active?.id ?? 0 }),
          enrol(),
        ])
        expect(left.status).toBe('fulfilled')
        const now = await subscriptionsOf(user.id)
        const live = now.filter(({ status }) => status === 'ACTIVE')
        expect(live.length).toBeLessThanOrEqual(1)
        for (const { status, invoices } of now)
          for (const { cancelledAt } of invoices[0].schedules)
            expect(cancelledAt === null).toBe(status === 'ACTIVE')
        if (live.length === 0) await enrol()
      }
    }
  )

  scenario('Stays active when its only payment is revoked', async () => {
    await asStaff()
    const user = await buildUser('non-member')
    await manualUserSubscription({
      id: user.id,
      funnelDetails: [detail(await buildFunnel())],
    })
    const [{ invoices }] = await subscriptionsOf(user.id)
    const { id } = invoices[0].schedules[0]
    await approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'cash',
      externalInvoiceId: 'N/A',
    })
    await disapprovePaymentScheduleTransaction({ id, remarks: 'Bounced' })
    expect((await subscriptionsOf(user.id))[0].status).toBe('ACTIVE')
  })
})

describe('enrolling in a batch', () => {
  scenario('Sets the batch, the funnels and the access levels', async () => {
    await asStaff()
    await buildAccessLevel('affiliate')
    const user = await buildUser('non-member')
    const batch = await buildBatch()
    const funnels = [await buildFunnel(), await buildFunnel()]
    expect(
      await enrollUser({
        id: user.id,
        input: {
          batchId: batch.id,
          accessLevelNames: ['affiliate'],
          funnelDetails: funnels.map(choice),
        },
      })
    ).toEqual({ id: user.id, email: user.email })
    expect(await subscriptionsOf(user.id)).toMatchObject(
      [1, 2].map(() => ({
        source: 'BATCH_ENROL',
        status: 'ACTIVE',
        batchId: batch.id,
        validityByDays: 365,
      }))
    )
    const after = await db.user.findUniqueOrThrow({
      where: { id: user.id },
      include: { accessLevels: true },
    })
    expect(after.batchId).toBe(batch.id)
    expect(
      after.accessLevels.map(({ accessLevelId }) => accessLevelId).sort()
    ).toEqual(['affiliate', 'non-member'])
  })

  scenario(
    'Is refused without a batch, a funnel or the permission',
    async () => {
      await asStaff()
      await buildAccessLevel('coach')
      const user = await buildUser('non-member')
      const batch = await buildBatch()
      const old = await buildBatch({ archivedAt: new Date() })
      const funnel = await buildFunnel()
      const enrol = (changes: object) =>
        enrollUser({
          id: user.id,
          input: {
            batchId: batch.id,
            funnelDetails: [choice(funnel)],
            ...changes,
          },
        })
      for (const batchId of [0, old.id])
        await expect(enrol({ batchId })).rejects.toMatchObject(
          refusedFields({ batchId: 'BATCH_REQUIRED' })
        )
      await expect(enrol({ funnelDetails: [] })).rejects.toMatchObject(
        refusedFields({ funnelDetails: 'FUNNEL_REQUIRED' })
      )
      await expect(
        enrol({ accessLevelNames: ['coach'] })
      ).rejects.toMatchObject(refusal('ACCESS_LEVEL_TOO_HIGH'))
      await expect(enrol({ accessLevelNames: ['none'] })).rejects.toMatchObject(
        refusedFields({ accessLevelNames: 'ACCESS_LEVEL_UNKNOWN' })
      )
      expect(await subscriptionsOf(user.id)).toEqual([])

      const admin = await asStaff('admin')
      await expect(
        enrollUser({
          id: admin.id,
          input: {
            batchId: batch.id,
            accessLevelNames: ['coach'],
            funnelDetails: [choice(funnel)],
          },
        })
      ).rejects.toMatchObject(refusal('PAYMENT_OWN'))
      await enrol({ accessLevelNames: ['coach'] })
      expect(await subscriptionsOf(user.id)).toHaveLength(1)
      expect(
        await db.user.findUniqueOrThrow({ where: { id: user.id } })
      ).toMatchObject({ authVersion: user.authVersion + 1 })
    }
  )

  scenario(
    'Enrols once when twenty requests name the funnels in different orders',
    async () => {
      await asStaff()
      const user = await buildUser('non-member')
      const batch = await buildBatch()
      const funnels = [await buildFunnel(), await buildFunnel()]
      const tries = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          enrollUser({
            id: user.id,
            input: {
              batchId: batch.id,
              // The requests name the funnels in different orders, and must not deadlock.
              funnelDetails: (index % 2 ? [...funnels].reverse() : funnels).map(
                choice
              ),
            },
          })
        )
      )
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(
        1
      )
      expect(await subscriptionsOf(user.id)).toHaveLength(2)
    }
  )

  scenario('Offers the existing batches', async () => {
    await buildBatch({ archivedAt: new Date() })
    const current = await buildBatch({ isCurrent: true })
    expect(await enrollmentBatches()).toEqual([
      {
        batch: {
          id: current.id,
          name: current.name,
          launchFrom: '2026-10-01',
          launchTo: '2027-01-01',
        },
        isCurrent: true,
        isFull: false,
      },
    ])
  })
})

scenario(
  "Leaves out a product's funnels that the user already has",
  async () => {
    await asStaff()
    const user = await buildUser('non-member')
    const funnel = await buildFunnel()
    await buildFunnel({ productId: funnel.productId, status: 'ARCHIVED' })
    const { productId } = funnel
    const idsFor = async (value: boolean) =>
      (
        await funnelsByProductId({
          productId,
          hidden: { value, userId: user.id },
        })
      ).map(({ id }) => id)
    expect(await idsFor(true)).toEqual([funnel.id])
    await manualUserSubscription({
      id: user.id,
      funnelDetails: [detail(funnel)],
    })
    expect(await idsFor(true)).toEqual([])
    expect(await idsFor(false)).toEqual([funnel.id])
    expect(await funnelsByProductId({ productId })).toMatchObject([
      { id: funnel.id, product: { priceCentavos: 300_000 } },
    ])
    await db.subscription.updateMany({
      where: { userId: user.id },
      data: { expiry: new Date('2026-01-01') },
    })
    expect(await idsFor(true)).toEqual([funnel.id])
  }
)

scenario('A funnel to choose lists its payment terms in use', async () => {
  await asStaff()
  const { productId, oneTimeId, monthlyId } = await buildFunnel()
  await db.paymentTerm.update({
    where: { id: oneTimeId },
    data: { isActive: false },
  })
  const [found] = await funnelsByProductId({ productId })
  expect(found.funnelPaymentTerm).toEqual([{ paymentTermId: monthlyId }])
})
