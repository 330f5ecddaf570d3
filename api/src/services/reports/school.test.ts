// The reports of a large data set, compared with the rows they count, to the centavo.
import type { ReportPeriod } from 'types/graphql'

import { db, pool } from 'src/lib/db'
import { creditOf } from 'src/services/billing/credit/credit'
import { userLedger } from 'src/services/billing/ledgers/userLedger'
import { manilaToday } from 'src/shared/manilaTime'
import {
  collectionGroups,
  type CollectionGroup,
} from 'src/shared/reports/collectionGroups'
import { renewalOutcomes } from 'src/shared/reports/renewalOutcome'
import { enumValueOf } from 'src/shared/text/enumWords'
import { buildUser, signIn } from 'src/testing/people'
import { rebuildDays } from 'src/testing/rebuildDays'
import { rounds } from 'src/testing/rounds'
import { buildCatalogue } from 'src/testing/school/buildCatalogue'
import { loadCatalogue } from 'src/testing/school/catalogue'
import { planMember } from 'src/testing/school/planMember'
import { randomFrom } from 'src/testing/school/random'
import { writeSchool } from 'src/testing/school/writeSchool'

import { collectedPaymentsPage } from './collections/collectedPaymentsPage'
import { collectionReport } from './collections/collectionReport'
import { agingReport } from './openBills/agingReport'
import { expectedCash } from './openBills/expectedCash'
import { openBillsPage } from './openBills/openBillsPage'
import { retentionPage } from './retention/retentionPage'
import { retentionReport } from './retention/retentionReport'

const one = async (sql: string, values: unknown[] = []) =>
  (await pool.query(sql, values)).rows[0].value as string

const add = (sums: string[]) =>
  sums.reduce((sum, text) => sum + BigInt(text), 0n).toString()

const MEMBERS = rounds({ sample: 400, full: 2000 })

const school = async () => {
  await rebuildDays()
  await buildCatalogue()
  signIn(await buildUser('admin'), 'admin')
  return writeSchool({ members: MEMBERS, until: manilaToday(), seed: 4 })
}

const years = async () => {
  const { rows } = await pool.query<{ year: number }>(
    `SELECT DISTINCT extract(year FROM "paidAt" AT TIME ZONE 'Asia/Manila')::int AS year FROM "Payment" ORDER BY 1`
  )
  return rows.map(({ year }) => year)
}

const annual = (year: number, group?: CollectionGroup) =>
  collectionReport({
    period: 'ANNUAL',
    from: `${year}-01-01`,
    group: group && enumValueOf(group),
  })

/** Every row behind a figure, loaded in parts as for an exported file. */
const all = async <Row>(
  ask: (after: string) => Promise<{ rows: Row[]; next: string | null }>
) => {
  const rows: Row[] = []
  for (let after: string | null = ''; after !== null; ) {
    const answer = await ask(after)
    rows.push(...answer.rows)
    after = answer.next
  }
  return rows
}

/** The lines and the steps of the report add up to the total, and all years to all payments, in every grouping. */
const collectionsAgree = async () => {
  const raw = await one(
    'SELECT sum("amountCentavos")::text AS value FROM "PaymentAllocation"'
  )
  for (const group of collectionGroups) {
    const totals = []
    for (const year of await years()) {
      const { lines, steps, totalCentavos } = await annual(year, group)
      expect(add(lines.map((line) => line.amountCentavos))).toBe(totalCentavos)
      expect(add(steps.map((step) => step.amountCentavos))).toBe(totalCentavos)
      totals.push(totalCentavos)
    }
    expect(add(totals)).toBe(raw)
  }
}

const months = Array.from({ length: 12 }, (_, month) =>
  String(month + 1).padStart(2, '0')
)

const monthsAndQuartersAreTheYear = async (year: number) => {
  const sumOf = async (period: ReportPeriod, wanted: string[]) => {
    const sums = []
    for (const month of wanted)
      sums.push(
        (await collectionReport({ period, from: `${year}-${month}-15` }))
          .totalCentavos
      )
    return add(sums)
  }
  const { totalCentavos } = await annual(year)
  expect(await sumOf('MONTHLY', months)).toBe(totalCentavos)
  expect(await sumOf('QUARTERLY', ['01', '05', '08', '12'])).toBe(totalCentavos)
}

const paymentsAreTheirLine = async (year: number) => {
  for (const group of collectionGroups) {
    const { from, to, lines } = await annual(year, group)
    const [{ key, amountCentavos }] = lines
    const rows = await all((after) =>
      collectedPaymentsPage({
        from,
        to,
        group: enumValueOf(group),
        line: key,
        after,
      })
    )
    expect(add(rows.map((row) => String(row.amountCentavos)))).toBe(
      amountCentavos
    )
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  }
}

const digestOf = (table: string, sum = '"amountCentavos"') =>
  one(
    `SELECT md5(string_agg(d::text, ',' ORDER BY d)) AS value FROM ${table} d WHERE ${sum} <> 0`
  )

const summariesAreAsMadeAnew = async () => {
  const kept = async () => [
    await digestOf('app.payment_day'),
    await digestOf('app.due_day'),
    await digestOf('app.membership_end_day', 'memberships'),
    await digestOf('app.approval_day'),
    await digestOf('app.desk_bill', 'id'),
  ]
  await pool.query('SELECT app.fold_days()')
  const before = await kept()
  await rebuildDays()
  expect(await kept()).toEqual(before)
}

const openSince = (day: string) =>
  one(
    `SELECT COALESCE(sum("priceCentavos"), 0)::text AS value FROM "PaymentSchedule" e WHERE app.is_open(e) AND "scheduleDate" > $1::date`,
    [day]
  )

const whatIsOwedAgrees = async () => {
  const open = await openSince('1970-01-01')
  const aging = await agingReport()
  const expected = await expectedCash({ step: 'WEEK' })
  const late = aging.buckets.filter(({ key }) => key !== 'notDue')
  expect(aging.amountCentavos).toBe(open)
  expect(add(aging.products.map((sum) => sum.amountCentavos))).toBe(open)
  expect(
    add([
      ...late.map((sum) => sum.amountCentavos),
      expected.amountCentavos,
      await openSince(expected.to),
    ])
  ).toBe(open)

  const [{ productId, amountCentavos }] = aging.products
  const figures = [...aging.buckets, ...expected.steps]
  for (const figure of [...figures, { productId, amountCentavos }]) {
    const { amountCentavos: sum, ...wanted } = figure
    const rows = await all((after) => openBillsPage({ ...wanted, after }))
    expect(add(rows.map((row) => String(row.owedCentavos)))).toBe(sum)
  }
}

const cohortsAreTheirMembers = async () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const { cohorts, total } = await retentionReport(year)
  expect(total.due).toBeGreaterThan(100)
  for (const { from, to, ...cohort } of cohorts) {
    const rows = await all((after) => retentionPage({ from, to, after }))
    expect(rows).toHaveLength(cohort.due)
    for (const outcome of renewalOutcomes)
      expect(rows.filter((row) => row.outcome === outcome)).toHaveLength(
        cohort[outcome]
      )
  }
  for (const outcome of renewalOutcomes) {
    const filter = enumValueOf(outcome)
    expect(
      await all((after) => retentionPage({ ...year, filter, after }))
    ).toHaveLength(total[outcome])
  }
}

const OWED_SQL = `
  SELECT (COALESCE((SELECT sum(e."priceCentavos") FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
      WHERE i."userId" = $1 AND e."cancelledAt" IS NULL AND e."waivedAt" IS NULL), 0)
    - COALESCE((SELECT sum("amountCentavos") FROM "Payment" WHERE "userId" = $1), 0))::text AS value`

const ledgersBalance = async () => {
  const members = await db.user.findMany({
    where: { email: { startsWith: 'school-' } },
    select: { id: true },
    take: 300,
  })
  for (const { id } of members) {
    const { lines, figures } = await userLedger(id)
    const balance = lines.at(-1)?.balanceCentavos ?? 0
    expect(String(balance)).toBe(await one(OWED_SQL, [id]))
    expect(balance).toBe(figures.leftCentavos - (await creditOf(pool, id)))
  }
}

const GAPS_SQL = `
  SELECT count(*)::text AS value FROM "DocumentCounter" c WHERE last <> CASE c.kind
    WHEN 'RECEIPT' THEN (SELECT count(*) FROM "Payment" WHERE "receiptNumber" LIKE 'AR-' || c.year || '-%')
    ELSE (SELECT count(*) FROM "Invoice" WHERE number LIKE 'INV-' || c.year || '-%') END`

describe('a large data set', () => {
  scenario('Has reports that equal its books to the centavo', async () => {
    const counts = await school()
    expect(counts.users).toBe(MEMBERS)
    expect(counts.payments).toBeGreaterThan(1.5 * MEMBERS)

    await collectionsAgree()
    for (const year of await years()) await monthsAndQuartersAreTheYear(year)
    await paymentsAreTheirLine((await years()).at(-1) as number)
    await summariesAreAsMadeAnew()
    await whatIsOwedAgrees()
    await cohortsAreTheirMembers()
    await ledgersBalance()
    expect(await one(GAPS_SQL)).toBe('0')
  })

  scenario('Is planned identically for the same seed', async () => {
    await buildCatalogue()
    const catalogue = await db.$transaction(loadCatalogue)
    const plan = () => {
      const random = randomFrom(7)
      return Array.from({ length: 50 }, (_, index) =>
        planMember(index + 1, catalogue, '2026-11-20', random)
      )
    }
    expect(plan()).toEqual(plan())
  })
})
