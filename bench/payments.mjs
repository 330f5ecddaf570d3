// `yarn bench:payments [--size N]`: the cost of the payments desk, a member's bills and the reports with the bills of a
// thousand members and with a million bills. The ratio counts; the milliseconds are those of the machine
// (docs/performance.md).
import { addBills } from './bills.mjs'
import { startOurs, stopAll } from './contestants.mjs'
import { closeSchools, openSchool } from './school.mjs'
import { say } from './tables.mjs'

const BILLS_A_MEMBER = 6
const SMALL = 1000 * BILLS_A_MEMBER
const ROUNDS = 25
const sizeAt = process.argv.indexOf('--size')
const size = sizeAt > 0 ? Number(process.argv[sizeAt + 1]) : 1_000_000

const bills = (args) =>
  `{ billsPage(${args}) { total rows { id memberName priceCentavos scheduleDate hasProof } } }`
const year = new Date().getFullYear()
const report = (group) =>
  `{ collectionReport(period: ANNUAL, from: "${year}-01-01", group: ${group.toUpperCase()}) { __typename } }`

const operations = {
  'desk, unpaid': ['admin', bills('filter: UNPAID')],
  'desk, paid': ['admin', bills('filter: PAID')],
  'desk, all, page 100': ['admin', bills('filter: ALL, page: 100')],
  'desk, expired membership': [
    'admin',
    bills('filter: UNPAID, validity: EXPIRED'),
  ],
  'desk, by name': ['admin', bills('q: "santos"')],
  'proofs to review': [
    'admin',
    '{ proofsToReview { id } proofsToReviewCount }',
  ],
  'my bills': [
    'member',
    '{ myInvoices { id paymentSchedule { id priceCentavos } } }',
  ],
  'report, year by product': ['admin', report('product')],
  'report, year by platform': ['admin', report('platform')],
  aging: ['admin', '{ agingReport { __typename } }'],
  'expected cash': ['admin', '{ expectedCash(step: WEEK) { __typename } }'],
  'cash collection, early renewal': [
    'admin',
    '{ cashCollectionPage(filter: EARLY_RENEWAL) { __typename } }',
  ],
  'cash collection, unenrolled': [
    'admin',
    '{ cashCollectionPage(filter: UNENROLLED) { __typename } }',
  ],
  retention: ['admin', '{ retentionReport { __typename } }'],
}

const ask = async ({ port }, { cookie }, query) => {
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  })
  const { errors } = await answer.json()
  if (errors) throw new Error(`${query}: ${errors[0].message}`)
  return performance.now() - began
}

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1]

const measure = async (entries) => {
  const school = await openSchool(Math.ceil(entries / BILLS_A_MEMBER))
  try {
    await addBills(school.client)
    const ours = await startOurs(school.env)
    const results = {}
    for (const [name, [who, query]] of Object.entries(operations)) {
      const times = []
      for (let round = 0; round < ROUNDS; round++)
        times.push(await ask(ours, school.people[who], query))
      results[name] = median(times.slice(2))
    }
    return results
  } finally {
    stopAll()
    await closeSchools([school])
  }
}

const small = await measure(SMALL)
const large = await measure(size)
say(
  [
    '',
    `${SMALL.toLocaleString('en')} bills, ms`,
    `${size.toLocaleString('en')} bills, ms`,
    'ratio',
  ],
  Object.keys(operations).map((name) => [
    name,
    small[name].toFixed(1),
    large[name].toFixed(1),
    (large[name] / small[name]).toFixed(1),
  ])
)
process.exit(0)
