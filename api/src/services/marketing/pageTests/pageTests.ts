import { PageVariant } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import {
  enumOf,
  int,
  nullable,
  statement,
  timestamp,
  type RowOf,
} from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { verdictOf } from 'src/shared/marketing/landing/pageTest'

import { cleaned, funnelOf, hasChanges } from '../landingPages/asLandingPage'
import { publishedColumns } from '../landingPages/publishedColumns'
import { refuseBroken } from '../landingPages/publishLandingPage'
import { asJson, keepVersion } from '../landingPages/writeDraft'

import { refuseTested } from './runningTest'

const SHOWN_TESTS = 10

// The tests of a funnel's page, or the single one with the id. A buyer counts once; an order is paid once any of its
// money has been approved, or if it costs nothing.
const TESTS = statement(
  `
  SELECT t.id, t.version, t."startedAt", t."endedAt", t.kept, t."visitorsA", t."visitorsB",
    o."ordersA", o."ordersB", o."paidA", o."paidB"
  FROM "PageTest" t JOIN "LandingPage" p ON p.id = t."pageId", LATERAL (
    SELECT count(DISTINCT buyer) FILTER (WHERE variant = 'A')::int AS "ordersA",
      count(DISTINCT buyer) FILTER (WHERE variant = 'B')::int AS "ordersB",
      count(DISTINCT buyer) FILTER (WHERE variant = 'A' AND "isPaid")::int AS "paidA",
      count(DISTINCT buyer) FILTER (WHERE variant = 'B' AND "isPaid")::int AS "paidB"
    FROM (
      SELECT o.variant, COALESCE(o."userId", -o.id) AS buyer, i."totalCentavos" = 0
        OR EXISTS (SELECT 1 FROM "PaymentSchedule" s WHERE s."invoiceId" = i.id AND s."paidCentavos" > 0) AS "isPaid"
      FROM "Order" o JOIN "Invoice" i ON i."orderId" = o.id
      WHERE o."pageTestId" = t.id AND o.status <> 'CANCELLED') each) o
  WHERE p."funnelId" = $1 AND ($2::int IS NULL OR t.id = $2)
  ORDER BY t.id DESC LIMIT ${SHOWN_TESTS}`,
  {
    id: int,
    version: int,
    startedAt: timestamp,
    endedAt: nullable(timestamp),
    kept: nullable(enumOf(PageVariant)),
    visitorsA: int,
    visitorsB: int,
    ordersA: int,
    ordersB: int,
    paidA: int,
    paidB: int,
  }
)

const asTest = (row: RowOf<typeof TESTS>) => {
  const a = {
    visitors: row.visitorsA,
    orders: row.ordersA,
    paidOrders: row.paidA,
  }
  const b = {
    visitors: row.visitorsB,
    orders: row.ordersB,
    paidOrders: row.paidB,
  }
  const { id, version, startedAt, endedAt, kept } = row
  return { id, version, startedAt, endedAt, kept, a, b, ...verdictOf(a, b) }
}

const testOf = async (tx: Tx, funnelId: string, id: number) =>
  asTest(found(await TESTS.first(tx, [funnelId, id])))

/** Lists the newest tests of a funnel's page. */
export const pageTests = (async ({ funnelId }) =>
  (await TESTS.all(db, [funnelId, null])).map(
    asTest
  )) satisfies QueryResolvers['pageTests']

/**
 * Runs the draft that the editor saw against the published page. Only one of two concurrent calls starts a test.
 * @throws STALE_VERSION, PAGE_SHOWS_NOTHING, PAGE_IS_TESTED; PAGE_TEST_NEEDS_TWO unless the page is published and the
 * draft differs from it
 */
export const startPageTest = (async ({ funnelId, version }) => {
  await refuseBroken(funnelId, version)
  return inTransaction(async (tx) => {
    found(await funnelOf(tx, funnelId))
    const { id } = found(
      await tx.landingPage.findUnique({
        where: { funnelId },
        select: { id: true },
      })
    )
    await lockRow(tx, 'LandingPage', id)
    await refuseTested(tx, id)
    const page = await tx.landingPage.findUniqueOrThrow({ where: { id } })
    if (page.version !== version) throw new AppError('STALE_VERSION')
    if (page.status !== 'PUBLISHED' || !hasChanges(page))
      throw new AppError('PAGE_TEST_NEEDS_TWO')
    const test = await tx.pageTest.create({
      data: { pageId: id, version, content: asJson(cleaned(page.draft)) },
    })
    await keepVersion(tx, page, false)
    await logInfo(tx, {
      action: 'pageTest.created',
      entity: 'PageTest',
      entityId: test.id,
      after: { funnelId, version },
    })
    return testOf(tx, funnelId, test.id)
  })
}) satisfies MutationResolvers['startPageTest']

/**
 * Ends a test: visitors see the kept variant from now on. Keeping B publishes it, while the draft stays as it is. A
 * repeated call with the same variant changes nothing.
 * @throws PAGE_TEST_ENDED if the other variant was kept
 */
export const endPageTest = (async ({ id, keeps }) =>
  inTransaction(async (tx) => {
    const { pageId, page } = found(
      await tx.pageTest.findUnique({
        where: { id },
        select: {
          pageId: true,
          page: { include: { funnel: { select: { name: true } } } },
        },
      })
    )
    const funnelId = found(page.funnelId)
    await lockRow(tx, 'LandingPage', pageId)
    const test = await tx.pageTest.findUniqueOrThrow({ where: { id } })
    if (test.kept === keeps) return testOf(tx, funnelId, id)
    if (test.kept) throw new AppError('PAGE_TEST_ENDED')
    await tx.pageTest.update({
      where: { id },
      data: { endedAt: new Date(), kept: keeps },
    })
    if (keeps === 'B') {
      await tx.landingPage.update({
        where: { id: pageId },
        data: {
          ...(await publishedColumns(
            tx,
            test.content,
            page.funnel?.name ?? page.title
          )),
          publishedAt: new Date(),
        },
      })
      await tx.landingPageVersion.updateMany({
        where: { pageId, version: test.version },
        data: { isPublished: true },
      })
    }
    await logInfo(tx, {
      action: 'pageTest.closed',
      entity: 'PageTest',
      entityId: id,
      after: { funnelId, keeps },
    })
    return testOf(tx, funnelId, id)
  })) satisfies MutationResolvers['endPageTest']
