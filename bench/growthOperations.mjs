// The requests of staff that read a whole school, with the bounds of goal A6: homes and the desk 1.3, other lists 1.5,
// searches 3, reports 2.
const HOME = 1.3
const LIST = 1.5
const REPORT = 2
const SEARCH = 3

const admin = (bound, query, variables) => ({
  as: 'admin',
  bound,
  query,
  variables,
})

const BILL =
  'id memberName email productName priceCentavos scheduleDate paidAt receiptNumber expiry hasProof isWaiting'
const bills = (args, bound = HOME) =>
  admin(
    bound,
    `{ billsPage(${args}) { total isTotalCapped rows { ${BILL} } } }`
  )
const billsOf = (product, args = '') =>
  admin(
    HOME,
    `query($productId: Int) { billsPage(productId: $productId ${args}) { total isTotalCapped rows { ${BILL} } } }`,
    (place) => ({ productId: place[product] })
  )
const users = (bound, args) =>
  admin(
    bound,
    `{ usersPage(${args}) { total rows { id firstName lastName email createdAt } } }`
  )
const commandBar = (typed) =>
  admin(
    SEARCH,
    'query($typed: String!) { staffSearch(query: $typed) { kind id title detail owedCentavos } }',
    () => ({ typed })
  )
const list = (name, args, fields, bound = LIST) =>
  admin(bound, `{ ${name}${args} { total rows { ${fields} } } }`)

const year = new Date().getFullYear()
const report = (group) =>
  admin(
    REPORT,
    `{ collectionReport(period: ANNUAL, from: "${year}-01-01", group: ${group}) { totalCentavos lines { key amountCentavos } } }`
  )
const FIGURES_OF_REPORT =
  'figures { key value before } steps { from values } cohorts { joined active } asOf'
const ofYear = `period: ANNUAL, from: "${year}-01-01"`
const collection = (tab) =>
  admin(
    REPORT,
    `{ cashCollectionPage(filter: ${tab}) { total rows { __typename } } }`
  )

const member = (bound, query, variables) => ({
  as: 'member',
  bound,
  query,
  variables,
})

const POST =
  'id kind text commentCount author { name } reactions { kind count }'
const feed = (args, bound = LIST, variables = undefined, declared = '') =>
  member(
    bound,
    `query${declared} { feed(id: "school"${args}) { hasMore pinned { ${POST} } posts { ${POST} } } }`,
    variables
  )

const FIGURES =
  'newToday newYesterday signedInToday ordersToday paymentsToday paidTodayCentavos overdueBills overdueCentavos openBugReports failedMails'
const ACCESS = '{ userId name productName expiryDay }'
const CALLS = `expiringCount expiring ${ACCESS} expiredCount expired ${ACCESS} overdueCount overdue { userId name billCount since owedCentavos } newcomerCount newcomers { userId name startsAt }`
const STAGE = 'id number name memberCount taskCount'

export const operations = {
  "the administrator's home": admin(HOME, `{ adminHome { ${FIGURES} } }`),
  "the success manager's home": {
    as: 'success',
    bound: HOME,
    query: `{ successHome { ${CALLS} } }`,
  },
  stages: list('stagesPage', '', STAGE, HOME),
  'a stage': admin(
    HOME,
    `query($id: Int!) { stage(id: $id) { ${STAGE} } }`,
    ({ stageId }) => ({ id: stageId })
  ),
  'desk, unpaid': bills('filter: UNPAID'),
  'desk, unpaid, page 100': bills('filter: UNPAID, page: 100'),
  'desk, unpaid, active': bills('filter: UNPAID, validity: ACTIVE'),
  'desk, unpaid, expired': bills('filter: UNPAID, validity: EXPIRED'),
  'desk, paid': bills('filter: PAID'),
  'desk, paid, page 100': bills('filter: PAID, page: 100'),
  'desk, paid, active': bills('filter: PAID, validity: ACTIVE'),
  'desk, paid, expired': bills('filter: PAID, validity: EXPIRED'),
  'desk, all': bills('filter: ALL'),
  'desk, all, page 100': bills('filter: ALL, page: 100'),
  'desk, all, active': bills('filter: ALL, validity: ACTIVE'),
  'desk, all, expired': bills('filter: ALL, validity: EXPIRED'),
  'desk, a product': billsOf('soldId'),
  'desk, a product, active': billsOf('soldId', 'validity: ACTIVE'),
  'desk, a product, paid': billsOf('soldId', 'filter: PAID'),
  'desk, a product hardly sold': billsOf('unsoldId'),
  'desk, a product hardly sold, active': billsOf(
    'unsoldId',
    'validity: ACTIVE'
  ),
  'desk, by name': bills('q: "santos"', SEARCH),
  'desk, by name, active': bills('q: "santos", validity: ACTIVE', SEARCH),
  users: users(LIST, 'page: 1'),
  'users, page 100': users(LIST, 'page: 100'),
  'users, oldest first': users(LIST, 'sort: CREATED_AT'),
  'users, by e-mail': users(LIST, 'sort: EMAIL'),
  'users, members': users(LIST, 'type: MEMBER'),
  'users, members with access': users(LIST, 'type: MEMBER, filter: ACTIVE'),
  'users, members without access': users(
    LIST,
    'type: MEMBER, filter: INACTIVE, sort: EMAIL'
  ),
  'users, members who bought nothing': users(
    LIST,
    'type: MEMBER, filter: NOT_ENROLLED'
  ),
  'users, archived': users(LIST, 'type: MEMBER, filter: ARCHIVED'),
  'users, of a stage': admin(
    LIST,
    'query($stageId: Int!) { usersPage(type: MEMBER, stageId: $stageId) { total rows { id stageName membershipStatus } } }',
    ({ stageId }) => ({ stageId })
  ),
  'users, of a stage and a batch, with access': admin(
    LIST,
    'query($stageId: Int!, $batchId: Int!) { usersPage(type: MEMBER, filter: ACTIVE, stageId: $stageId, batchId: $batchId) { total rows { id } } }',
    ({ stageId, batchId }) => ({ stageId, batchId })
  ),
  'users with access, a family name': users(
    SEARCH,
    'type: MEMBER, filter: ACTIVE, q: "santos"'
  ),
  'users, a family name': users(SEARCH, 'q: "santos"'),
  'users, a full name': users(SEARCH, 'q: "maria santos"'),
  'users, an e-mail': users(SEARCH, 'q: "bulk-77@"'),
  'users, nobody': users(SEARCH, 'q: "nobody here"'),
  'search by staff': admin(
    SEARCH,
    '{ globalSearch(query: "santos") { type id title } }'
  ),
  'command bar, a family name': commandBar('santos'),
  'command bar, a full name': commandBar('maria santos'),
  'command bar, a part of an e-mail': commandBar('bulk-77'),
  'command bar, a misspelt name': commandBar('sntos'),
  'command bar, nobody': commandBar('nobody here'),
  'my bills': member(
    HOME,
    '{ myInvoices { id paymentSchedule { id priceCentavos } } }'
  ),
  'my notices': member(
    HOME,
    '{ unreadNotices notices { rows { id kind path createdAt } next } }'
  ),
  feed: feed(''),
  'feed, an older page': feed(
    ', before: $before',
    LIST,
    ({ olderPostId }) => ({ before: olderPostId }),
    '($before: Int)'
  ),
  'feed, words of all': feed(', q: "proposal price"', SEARCH),
  'feed, words of one': feed(', q: "number 77"', SEARCH),
  'feed, words of none': feed(', q: "nobody here"', SEARCH),
  "the community of a member's home": member(
    HOME,
    '{ myFeeds { id newCount } openQuestions { id text authorName } }'
  ),
  batches: list('batchesPage', '', 'id name state memberCount', HOME),
  'a batch': admin(
    LIST,
    'query($id: Int!) { batch(id: $id) { name memberCount } batchUses(id: $id) { isUsed groups { rows { id } } } usersPage(batchId: $id) { total rows { id } } }',
    ({ batchId }) => ({ id: batchId })
  ),
  announcements: list(
    'announcementsPage',
    '',
    'id title status mailedCount bouncedCount leftCount'
  ),
  'people of an announcement to all members': admin(
    LIST,
    '{ announcementReach(audience: { list: MEMBER, view: {} }) { count unsubscribed bouncing } }'
  ),
  groups: list('groupsPage', '', 'id name memberCount'),
  'a group': admin(
    LIST,
    'query($id: Int!) { group(id: $id) { id name memberCount } groupMembersPage(groupId: $id) { total rows { id } } }',
    ({ groupId }) => ({ id: groupId })
  ),
  'responses to a form': admin(
    LIST,
    'query($formId: Int!) { formResponsesPage(formId: $formId) { total rows { id status } } }',
    ({ formId }) => ({ formId })
  ),
  'a form': member(LIST, '{ formBySlug(slug: "journey-form") { title } }'),
  'proofs to review': admin(
    LIST,
    '{ proofsToReview { id } proofsToReviewCount }'
  ),
  subscriptions: list('subscriptionsPage', '', 'id'),
  'subscriptions, active': list('subscriptionsPage', '(filter: ACTIVE)', 'id'),
  'log, newest': list('infoLogsPage', '', 'id action createdAt'),
  'log, of orders': list(
    'infoLogsPage',
    '(entity: "Order")',
    'id action createdAt'
  ),
  'log, a person': list('infoLogsPage', '(q: "bulk-77@")', 'id action', SEARCH),
  outbox: list('outboxEmailsPage', '', 'id subject status'),
  'outbox, failed': list('outboxEmailsPage', '(filter: FAILED)', 'id subject'),
  'waiting list': admin(
    LIST,
    'query($funnelId: String!) { waitlistPage(funnelId: $funnelId) { total rows { id email } } }',
    ({ funnelId }) => ({ funnelId })
  ),
  'accounts of the same person': admin(
    SEARCH,
    '{ duplicateUsers { rows { later { id name } earlier { id name } reasons } next } }'
  ),
  'imports, runs': list('importRunsPage', '', 'id fileName status percent'),
  affiliates: list('affiliatesPage', '', 'id name leadCount earnedCentavos'),
  'affiliates, a family name': list(
    'affiliatesPage',
    '(q: "santos")',
    'id name',
    SEARCH
  ),
  'leads of an affiliate': admin(
    LIST,
    'query($affiliateId: Int!) { affiliateLeadsPage(affiliateId: $affiliateId) { total rows { id } } }',
    ({ affiliateId }) => ({ affiliateId })
  ),
  'events of staff': list('eventsPage', '', 'id title nextStartsAt'),
  'report, year by product': report('PRODUCT'),
  'report, year by platform': report('PLATFORM'),
  aging: admin(REPORT, '{ agingReport { amountCentavos entries } }'),
  'expected cash': admin(REPORT, '{ expectedCash(step: WEEK) { __typename } }'),
  'cash collection, early renewal': collection('EARLY_RENEWAL'),
  'cash collection, unenrolled': collection('UNENROLLED'),
  retention: admin(REPORT, '{ retentionReport { __typename } }'),
  'report summary, year': admin(
    REPORT,
    `{ reportSummary(${ofYear}) { ${FIGURES_OF_REPORT} } }`
  ),
  'report summary, own people': {
    as: 'success',
    bound: REPORT,
    query: `{ reportSummary(${ofYear}) { ${FIGURES_OF_REPORT} } }`,
  },
  'community report, year': admin(
    REPORT,
    `{ communityReport(${ofYear}, content: TASKS) { ${FIGURES_OF_REPORT} } }`
  ),
  'report, side by side': admin(
    REPORT,
    `{ reportLines(report: SUMMARY, ${ofYear}, by: STAGE) { keys total lines { key name values } } }`
  ),
  'report of a stage': admin(
    REPORT,
    `query($key: String!) { reportSummary(${ofYear}, part: STAGE, key: $key) { ${FIGURES_OF_REPORT} } }`,
    ({ stageId }) => ({ key: String(stageId) })
  ),
  'report, entries': admin(
    REPORT,
    `{ reportEntries(report: SUMMARY, measure: LESSONS, ${ofYear}) { rows { id memberName about } total } }`
  ),
  'report, entries of a stage': admin(
    REPORT,
    `query($key: String!) { reportEntries(report: SUMMARY, measure: SIGNUPS, ${ofYear}, part: STAGE, key: $key) { rows { id } total } }`,
    ({ stageId }) => ({ key: String(stageId) })
  ),
  'saved reports': admin(
    REPORT,
    '{ reports { id name from } reportRuns { id status } }'
  ),
}

const file = (field, args, row) => ({
  field,
  query: `query($after: String) { ${field}(${args}after: $after) { rows { ${row} } next } }`,
})

/** The files of reports, which the browser asks for page by page; `next` is the key of a page's last row. */
export const exportsOf = {
  'open bills': file(
    'openBillsPage',
    '',
    'id memberName owedCentavos scheduleDate'
  ),
  payments: file(
    'collectedPaymentsPage',
    `from: "${year}-01-01", to: "${year}-12-31", `,
    'id amountCentavos paidAt'
  ),
}
