// The staff's lists and homes must not read more when the school grows (docs/performance.md, docs/decisions/0040). The
// test counts shared buffers, which do not depend on the machine's load.
import type { QuerybillsPageArgs } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { adminHome } from 'src/services/accounts/homes/adminHome'
import { successHome } from 'src/services/accounts/homes/successHome'
import { stage, stagesPage } from 'src/services/community/stages/stages'
import { buildFunnel, buildProduct } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildUser, draw, signIn } from 'src/testing/people'
import { grownWorks } from 'src/testing/readRows'

import { billsPage } from './bills/bills'

// At the smaller size each list already has more bills than it counts.
const SMALL = 3000
const LARGE = 12_000

type Place = { stageId: number; funnelId: string; productId: number }

/**
 * Members with one bill each: half are overdue, a third have paid, every second membership has expired. They joined a month
 * ago, because the hour at which the test runs would decide how many are of today.
 */
const addMembers = async (count: number, place: Place) => {
  const { stageId, funnelId, productId } = place
  const mark = `grown${draw()}`
  const { id: termId } = await db.paymentTerm.findFirstOrThrow()
  await db.$executeRaw`
    INSERT INTO "User" (email, slug, "tribeId", "firstName", "lastName", "hashedPassword", salt, "stageId", "createdAt", "updatedAt")
    SELECT ${mark} || '-' || n, ${mark} || '-' || n, ${mark} || '-' || n, 'Ana', 'Cruz', '', '', ${stageId}, now() - interval '30 days' - n * interval '1 minute', now()
    FROM generate_series(1, ${count}::int) n`
  await db.$executeRaw`
    INSERT INTO "Subscription" ("userId", "funnelId", "productId", "paymentTermId", source, status, "startsAt", expiry, "updatedAt")
    SELECT id, ${funnelId}, ${productId}::int, ${termId}, 'IMPORT', 'ACTIVE', now() - id % 20 * interval '1 day', now() + (id % 40 - 20) * interval '1 day', now()
    FROM "User" WHERE slug LIKE ${`${mark}-%`}`
  await db.$executeRaw`
    INSERT INTO "Invoice" (number, "userId", "subscriptionId", "subtotalCentavos", "totalCentavos", "updatedAt")
    SELECT ${mark} || u.id, u.id, s.id, 100, 100, now() FROM "User" u JOIN "Subscription" s ON s."userId" = u.id WHERE u.slug LIKE ${`${mark}-%`}`
  await db.$executeRaw`
    INSERT INTO "Payment" ("userId", "amountCentavos", platform) SELECT "userId", 100, 'gcash' FROM "Invoice" WHERE number LIKE ${`${mark}%`} AND id % 3 = 0`
  await db.$executeRaw`
    INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "paidCentavos", "scheduleDate", "transactionId", "updatedAt")
    SELECT i.id, 1, 100, CASE WHEN p.id IS NULL THEN 0 ELSE 100 END, current_date + (i.id % 60 - 30)::int, p.id, now() FROM "Invoice" i LEFT JOIN "Payment" p ON p."userId" = i."userId" WHERE i.number LIKE ${`${mark}%`}`
}

const desk = (args: QuerybillsPageArgs) => () => billsPage(args)

describe('with four times as many bills', () => {
  scenario('Desk and homes touch at most 1.3 times as much', async () => {
    const admin = await buildUser('admin')
    signIn(admin, 'admin')
    const { id: stageId } = await buildStage()
    const { id: funnelId, productId } = await buildFunnel()
    const unsold = await buildProduct()
    const emptyStage = await buildStage()
    const asLeadOf = (id: number, work: () => Promise<unknown>) => async () => {
      signIn(admin, 'team-lead')
      Object.assign(context.currentUser as object, { managedStage: { id } })
      await work()
      signIn(admin, 'admin')
    }
    const place = { stageId, funnelId, productId }
    const works: Record<string, () => Promise<unknown>> = {
      'the administrator’s home': () => adminHome(),
      'the success manager’s home': () => successHome(),
      'the list of stages': () => stagesPage({}),
      'a stage': () => stage({ id: stageId }),
      'unpaid bills': desk({}),
      'paid bills': desk({ filter: 'PAID' }),
      'all bills': desk({ filter: 'ALL' }),
      'an unsold product': desk({ productId: unsold.id }),
      'an unsold product, active': desk({
        productId: unsold.id,
        validity: 'ACTIVE',
      }),
      'a lead’s stage': asLeadOf(stageId, desk({ validity: 'ACTIVE' })),
      'a lead’s empty stage': asLeadOf(emptyStage.id, desk({})),
    }
    for (const filter of ['UNPAID', 'PAID', 'ALL'] as const)
      for (const validity of ['ACTIVE', 'EXPIRED', undefined] as const)
        works[`${filter} ${validity ?? 'of a product'}`] = desk({
          filter,
          validity,
          productId: validity ? undefined : productId,
        })
    await addMembers(SMALL, place)
    const grown = await grownWorks(works, 1.3, () =>
      addMembers(LARGE - SMALL, place)
    )
    expect(grown).toEqual([])
  })
})
