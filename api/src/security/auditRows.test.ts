// A change without its row in the info log does not happen (docs/security.md S-70): accounts, money, reports, settings.
// The school's other domains are in auditRowsOfSchool.test; auditReach.test looks at every mutation.
import { db } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { updateBugReportStatus } from 'src/services/accounts/bugReports/bugReports'
import { reportBug } from 'src/services/accounts/bugReports/reportBug'
import { archiveUser } from 'src/services/accounts/people/archive/archiveUser'
import { createWin, deleteWin } from 'src/services/accounts/wins/wins'
import {
  approveAffiliate,
  suspendAffiliate,
} from 'src/services/affiliates/affiliates/changeAffiliate'
import { publishAffiliateTerms } from 'src/services/affiliates/affiliates/publishAffiliateTerms'
import { updateAffiliateCode } from 'src/services/affiliates/leads/updateAffiliateCode'
import { archiveAffiliateLink } from 'src/services/affiliates/links/saveLink'
import { giveCredit } from 'src/services/billing/credit/giveCredit'
import { remindOfBills } from 'src/services/billing/dues/remindByHand'
import { startOnlinePayment } from 'src/services/billing/gateway/startOnlinePayment'
import { addPaymentNote } from 'src/services/billing/ledgers/studentPaymentDetails'
import { approvePaymentScheduleTransaction } from 'src/services/billing/paymentSchedules/approvePaymentScheduleTransaction'
import { waivePaymentSchedule } from 'src/services/billing/paymentSchedules/waivePaymentSchedule'
import { deletePaymentTerm } from 'src/services/billing/paymentTerms/paymentTerms'
import { manualUserUnsubscription } from 'src/services/billing/subscriptions/manualUserUnsubscription'
import { pauseSubscription } from 'src/services/billing/subscriptions/pauseSubscription'
import {
  drawReportFeed,
  revokeReportFeed,
} from 'src/services/reports/saved/reportFeed'
import {
  copyReport,
  createReport,
  deleteReport,
  shareReport,
} from 'src/services/reports/saved/saveReports'
import {
  createChangelogEntry,
  deleteChangelogEntry,
} from 'src/services/settings/changelogEntries/changelogEntries'
import { saveDefaultSettings } from 'src/services/settings/defaultSettings/defaultSettings'
import {
  buildAffiliate,
  openAffiliates,
  signInAs,
} from 'src/testing/affiliates'
import { buildInvoice, buildPaymentTerm } from 'src/testing/billing'
import { by, expectOneRow, nothing } from 'src/testing/failingLog'
import { GATEWAY_SECRET, startFakeGateway } from 'src/testing/fakeGateway'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser } from 'src/testing/people'

const PASSWORD = 'Sulong-2026!'

let gateway: Awaited<ReturnType<typeof startFakeGateway>>

beforeAll(async () => {
  gateway = await startFakeGateway()
  Object.assign(process.env, {
    PAYMENT_GATEWAY: 'paymongo',
    PAYMENT_GATEWAY_URL: gateway.url,
    PAYMENT_GATEWAY_SECRET_KEY: 'sk_test_1',
    PAYMENT_GATEWAY_WEBHOOK_SECRET: GATEWAY_SECRET,
  })
})

afterAll(async () => {
  delete process.env.PAYMENT_GATEWAY
  await gateway.stop()
})

const winInput = { title: 'My first client', achievedOn: '2026-11-01' }

const accounts = {
  createWin: by('member', nothing, () => createWin({ input: winInput })),
  deleteWin: by(
    'member',
    () => createWin({ input: winInput }),
    ({ id }) => deleteWin({ id })
  ),
  reportBug: by('member', nothing, () =>
    reportBug({ input: { description: 'Broken', page: '/' } })
  ),
  updateBugReportStatus: by(
    'admin',
    () => db.bugReport.create({ data: { page: '/', description: 'Broken' } }),
    ({ id }) => updateBugReportStatus({ id, status: 'FIXED' })
  ),
  archiveUser: by(
    'admin',
    () => buildUser(),
    ({ id }) => archiveUser({ id, input: { reason: 'REQUEST' } })
  ),
}

const affiliates = {
  archiveAffiliateLink: async () => {
    const { user, flyer } = await buildAffiliate()
    await openAffiliates()
    signInAs(user, 'affiliate')
    return () => archiveAffiliateLink({ id: flyer.id })
  },
  suspendAffiliate: by(
    'admin',
    () => buildAffiliate(),
    ({ id }) => suspendAffiliate({ id, reason: 'Spam' })
  ),
  approveAffiliate: by(
    'admin',
    () => buildAffiliate({ status: 'SUSPENDED' }),
    ({ id }) => approveAffiliate({ id })
  ),
  publishAffiliateTerms: by('admin', nothing, () =>
    publishAffiliateTerms({ input: { text: 'New', textFil: 'Bago' } })
  ),
  updateAffiliateCode: by(
    'member',
    async () => {
      await openAffiliates()
      return buildAffiliate()
    },
    ({ code }, { email }) =>
      updateAffiliateCode({ input: { email, affCode: code } })
  ),
}

const overdueBill = async () => {
  const invoice = await buildInvoice({
    status: 'ACTIVE',
    firstDay: '2026-11-01',
  })
  return invoice.schedules[0]
}

const liveSubscription = async () => {
  const [{ id: userId }, course] = [await buildUser(), await buildCourse()]
  return buyCourse(userId, course.id)
}

const billing = {
  deletePaymentTerm: by(
    'admin',
    () => buildPaymentTerm(),
    ({ id }) => deletePaymentTerm({ id })
  ),
  approvePaymentScheduleTransaction: by('admin', overdueBill, ({ id }) =>
    approvePaymentScheduleTransaction({
      id,
      paymentPlatform: 'GCash',
      externalInvoiceId: 'N/A',
    })
  ),
  waivePaymentSchedule: by('admin', overdueBill, ({ id }) =>
    waivePaymentSchedule({ id, reason: 'Goodwill' })
  ),
  giveCredit: by(
    'admin',
    () => buildInvoice(),
    ({ userId }) =>
      giveCredit({ userId, amountCentavos: 100, reason: 'Goodwill' })
  ),
  addPaymentNote: by(
    'admin',
    () => buildInvoice(),
    ({ userId }) => addPaymentNote({ userId, text: 'Called' })
  ),
  pauseSubscription: by('admin', liveSubscription, ({ id }) =>
    pauseSubscription({ id, reason: 'Asked for it' })
  ),
  manualUserUnsubscription: by('admin', liveSubscription, ({ id }) =>
    manualUserUnsubscription({ subscriptionId: id, reason: 'Asked for it' })
  ),
  remindOfBills: by('admin', overdueBill, ({ id }) =>
    remindOfBills({ ids: [id] })
  ),
  startOnlinePayment: by(
    'member',
    ({ id: userId }) => buildInvoice({ userId }),
    ({ schedules }) =>
      startOnlinePayment({ scheduleIds: schedules.map(({ id }) => id) })
  ),
}

const build = () =>
  createReport({
    input: {
      name: 'Sales',
      category: 'SUMMARY',
      params: { period: 'QUARTERLY', isPrevious: true },
      columns: ['collected', 'refunds'],
    },
  })

const reports = {
  createReport: by('head-coach', nothing, build),
  shareReport: by('admin', build, ({ id }) =>
    shareReport({ id, roles: ['tribe-team-ro'] })
  ),
  copyReport: by('admin', build, ({ id }) =>
    copyReport({ id, name: 'Another' })
  ),
  drawReportFeed: by('admin', build, ({ id }) => drawReportFeed({ id })),
  revokeReportFeed: by(
    'admin',
    async () => {
      const report = await build()
      await drawReportFeed({ id: report.id })
      return report
    },
    ({ id }) => revokeReportFeed({ id })
  ),
  deleteReport: by('admin', build, ({ id }) => deleteReport({ id })),
}

const write = () =>
  createChangelogEntry({
    input: {
      title: 'Search',
      body: '<p>Find it</p>',
      category: 'NEW',
      status: 'DRAFT',
      pinned: false,
      isPublic: false,
      roles: ['admin'],
    },
  })

const settings = {
  createChangelogEntry: by('admin', nothing, write),
  deleteChangelogEntry: by('admin', write, ({ id }) =>
    deleteChangelogEntry({ id })
  ),
  saveDefaultSettings: by(
    'admin',
    async ({ id }) =>
      db.user.update({ where: { id }, data: await hashPassword(PASSWORD) }),
    () =>
      saveDefaultSettings({
        values: [{ name: 'second-approval-above', value: '1000', was: '' }],
        password: PASSWORD,
      })
  ),
}

/** Changes that also mail somebody. */
const mailing = [
  'approvePaymentScheduleTransaction',
  'giveCredit',
  'manualUserUnsubscription',
  'pauseSubscription',
  'remindOfBills',
  'saveDefaultSettings',
]

const domains = { accounts, affiliates, billing, reports, settings }

describe.each(Object.entries(domains))('a change in %s', (_, changes) => {
  for (const [name, setUp] of Object.entries(changes))
    scenario(
      `By ${name} is nothing without its log row, and leaves one with it`,
      async () => {
        expect(await expectOneRow(setUp)).toBe(mailing.includes(name))
      }
    )
})
