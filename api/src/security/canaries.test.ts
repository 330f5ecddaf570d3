// No query by any user returns a secret (docs/security.md S-33): every secret or private column holds a unique word,
// and random valid queries look for these words.
import { db } from 'src/lib/db'
import { seal } from 'src/lib/protection/secrets'
import { roleIds, type RoleId } from 'src/shared/access/permissions'
import { buildCoupon, buildFile, buildInvoice } from 'src/testing/billing'
import { ask, buildCaller } from 'src/testing/graphql'
import { buildCourse, buildEvent } from 'src/testing/learning'
import { buildUser } from 'src/testing/people'
import {
  drawerOf,
  everyQuery,
  queriesWithOptions,
  randomQuery,
} from 'src/testing/randomQueries'
import { isFull, rounds } from 'src/testing/rounds'

const QUERIES = Number(
  process.env.CANARY_QUERIES ?? rounds({ sample: 40, full: 500 })
)
const SEED = Number(process.env.CANARY_SEED ?? 20_261_121)

type Principal = RoleId | 'visitor'

const admins: Principal[] = ['admin']
const operators: Principal[] = [...admins, 'tribe-team-ro']
const tribeTeam: Principal[] = [...operators, 'tribe-team-fa']
const readers: Principal[] = [
  ...tribeTeam,
  'success-manager',
  'expert',
  'head-coach',
]
const sellers: Principal[] = [...tribeTeam, 'success-manager']
const shopkeepers: Principal[] = [...sellers, 'head-coach']
const staff: Principal[] = roleIds.filter(
  (role) => !['non-member', 'member', 'affiliate'].includes(role)
)

/**
 * The queries that show names beyond `columns`, and who may ask them: everybody with an account reads the profile at a
 * known address, and people with access find each other by name.
 */
const namesShown: Record<string, Principal[]> = {
  profile: [...roleIds],
  memberSearch: roleIds.filter((role) => role !== 'non-member'),
}

const isShownName = (
  principal: Principal,
  column: string,
  document: string
) => {
  const [, query] = /^\{ (\w+)/.exec(document) ?? []
  return (
    ['User.firstName', 'User.lastName'].includes(column) &&
    Boolean(namesShown[query]?.includes(principal))
  )
}

/** Every secret or private column, with the roles that may read other people's values in it. */
const columns: Record<string, Principal[]> = {
  'User.firstName': readers,
  'User.lastName': readers,
  'User.email': readers,
  'User.hashedPassword': [],
  'User.salt': [],
  'UserProfile.middleName': readers,
  'UserProfile.mobileNumber': readers,
  'UserProfile.state': readers,
  'UserProfile.city': readers,
  'Session.tokenHash': [],
  'Session.ip': [],
  'Session.userAgent': [],
  'ResetRequest.emailKey': [],
  'ResetRequest.otpHash': [],
  'ResetRequest.ip': [],
  'ResetHandle.tokenHash': [],
  'RateCounter.key': [],
  'IdempotencyKey.response': [],
  'LoginLog.message': tribeTeam,
  'LoginLog.ip': tribeTeam,
  'LoginLog.userAgent': tribeTeam,
  'InfoLog.after': operators,
  'InfoLog.ip': operators,
  'OutboxEmail.subject': admins,
  'OutboxEmail.text': admins,
  'OutboxEmail.lastError': [],
  'StoredFile.storageKey': [],
  'StoredFile.sha256': [],
  'StoredFile.name': [],
  'BugReport.description': operators,
  'BugReport.email': operators,
  'Invoice.number': sellers,
  'Invoice.voidReason': [],
  'PaymentSchedule.externalInvoiceId': sellers,
  'PaymentSchedule.waiveReason': sellers,
  'PaymentNote.text': sellers,
  'PromiseToPay.reason': sellers,
  'StatementLine.payerName': tribeTeam,
  'GatewayEvent.referenceNo': tribeTeam,
  'PaymentProof.referenceNo': sellers,
  'PaymentProof.rejectReason': sellers,
  'Subscription.unenrolReason': sellers,
  'Subscription.pauseReason': sellers,
  'Payment.note': sellers,
  'Payment.referenceNo': sellers,
  'Order.key': [],
  'Coupon.code': shopkeepers,
  'Coupon.note': shopkeepers,
  // Shown on the settings page; real secrets are in the environment.
  'Setting.value': operators,
  'Course.description': staff,
  'Lesson.videoUrl': staff,
  'LessonVersion.snapshot': [],
  // The mutation joinEvent returns these columns shortly before the start; no query does.
  'Event.joinUrl': staff,
  'Event.passcode': staff,
  'EventOccurrence.checkinCode': staff,
  'CalendarFeed.tokenHash': [],
  'LessonNote.text': [],
  'Certificate.code': [],
  'Certificate.revokeReason': [],
  'Funnel.name': shopkeepers,
  'ChangelogEntry.body': staff,
}

const canaryOf = (column: string) =>
  `canary-${column.toLowerCase().replace('.', '-')}-q7`

const CANARY = /canary-[a-z]+-[a-z0-9]+-q7/g

const columnOfCanary = new Map(
  Object.keys(columns).map((column) => [canaryOf(column), column])
)

const bytesOf = (column: string) => Buffer.from(canaryOf(column))

/** Gives the next record of every table the same id, so that a query meets all of them by one number. */
const restartIds = () =>
  db.$queryRaw`SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, 1000, false)
    FROM pg_sequences WHERE schemaname = 'public'`

/** Creates a user with all kinds of private data. Each column contains its own word, and most records have one id. */
const plant = async () => {
  await restartIds()
  const word = canaryOf
  const far = new Date('9999-01-01')
  const owner = await buildUser('member', {
    firstName: word('User.firstName'),
    lastName: word('User.lastName'),
    email: `${word('User.email')}@example.com`,
    hashedPassword: word('User.hashedPassword'),
    salt: word('User.salt'),
    profile: {
      create: {
        middleName: word('UserProfile.middleName'),
        mobileNumber: word('UserProfile.mobileNumber'),
        state: word('UserProfile.state'),
        city: word('UserProfile.city'),
      },
    },
  })
  const userId = owner.id
  await db.session.create({
    data: {
      userId,
      tokenHash: bytesOf('Session.tokenHash'),
      authVersion: 1,
      idleExpiresAt: far,
      absoluteExpiresAt: far,
      ip: word('Session.ip'),
      userAgent: word('Session.userAgent'),
    },
  })
  await db.resetRequest.create({
    data: {
      userId,
      emailKey: word('ResetRequest.emailKey'),
      otpHash: word('ResetRequest.otpHash'),
      ip: word('ResetRequest.ip'),
      expiresAt: far,
      handles: {
        create: {
          publicId: 77,
          channel: 'WEB',
          tokenHash: bytesOf('ResetHandle.tokenHash'),
          expiresAt: far,
        },
      },
    },
  })
  await db.rateCounter.create({
    data: { key: word('RateCounter.key'), windowStart: new Date() },
  })
  await db.idempotencyKey.create({
    data: {
      key: 'k',
      userId,
      operation: 'x',
      requestHash: 'x',
      response: { text: word('IdempotencyKey.response') },
    },
  })
  await db.loginLog.create({
    data: {
      userId,
      userEmail: 'x@example.com',
      isSuccess: true,
      source: 'SERVER',
      message: word('LoginLog.message'),
      ip: word('LoginLog.ip'),
      userAgent: word('LoginLog.userAgent'),
    },
  })
  await db.infoLog.create({
    data: {
      action: 'user.updated',
      entity: 'User',
      entityId: String(userId),
      after: { note: word('InfoLog.after') },
      ip: word('InfoLog.ip'),
    },
  })
  const mail = await db.outboxEmail.create({
    data: {
      to: 'x@example.com',
      template: 'x',
      subject: word('OutboxEmail.subject'),
      text: seal(word('OutboxEmail.text')),
      html: seal(word('OutboxEmail.text')),
      isSealed: true,
      lastError: word('OutboxEmail.lastError'),
    },
  })
  const file = await buildFile(userId)
  await db.storedFile.update({
    where: { id: file.id },
    data: {
      storageKey: word('StoredFile.storageKey'),
      sha256: word('StoredFile.sha256'),
      name: word('StoredFile.name'),
    },
  })
  const report = await db.bugReport.create({
    data: {
      userId: null,
      description: word('BugReport.description'),
      email: word('BugReport.email'),
    },
  })
  const invoice = await buildInvoice({ userId })
  const { subscription } = invoice
  const [schedule] = invoice.schedules
  await db.subscription.update({
    where: { id: subscription.id },
    data: {
      unenrolReason: word('Subscription.unenrolReason'),
      pauseReason: word('Subscription.pauseReason'),
    },
  })
  await db.invoice.update({
    where: { id: invoice.id },
    data: {
      number: word('Invoice.number'),
      voidReason: word('Invoice.voidReason'),
    },
  })
  await db.paymentSchedule.update({
    where: { id: schedule.id },
    data: {
      externalInvoiceId: word('PaymentSchedule.externalInvoiceId'),
      waiveReason: word('PaymentSchedule.waiveReason'),
    },
  })
  const proof = await db.paymentProof.create({
    data: {
      userId,
      fileId: file.id,
      platform: 'gcash',
      referenceNo: word('PaymentProof.referenceNo'),
      rejectReason: word('PaymentProof.rejectReason'),
      amountCentavos: 100,
      paidOn: new Date(),
      schedules: { create: { scheduleId: schedule.id } },
    },
  })
  const payment = await db.payment.create({
    data: {
      userId,
      amountCentavos: 100,
      platform: 'gcash',
      note: word('Payment.note'),
      referenceNo: word('Payment.referenceNo'),
    },
  })
  await db.paymentNote.create({
    data: { userId, authorId: userId, text: word('PaymentNote.text') },
  })
  await db.promiseToPay.create({
    data: {
      scheduleId: schedule.id,
      promisedDate: new Date(),
      createdById: userId,
      reason: word('PromiseToPay.reason'),
    },
  })
  const statement = await db.statementImport.create({
    data: {
      platform: 'gcash',
      fileName: 'november.csv',
      sha256: 'x',
      createdById: userId,
      lines: {
        create: {
          row: 1,
          raw: {},
          referenceNo: '1',
          payerName: word('StatementLine.payerName'),
        },
      },
    },
  })
  await db.gatewayEvent.create({
    data: {
      gateway: 'paymongo',
      eventId: 'x',
      kind: 'PAID',
      externalId: 'x',
      status: 'PARKED',
      referenceNo: word('GatewayEvent.referenceNo'),
    },
  })
  await db.order.create({
    data: {
      key: word('Order.key'),
      requestHash: 'x',
      funnelId: subscription.funnelId,
      userId,
    },
  })
  const coupon = await buildCoupon(subscription.funnelId, {
    code: word('Coupon.code').toUpperCase(),
    note: word('Coupon.note'),
  })
  await db.setting.create({
    data: { name: 'smtp-password', value: word('Setting.value') },
  })
  const course = await buildCourse()
  await db.course.update({
    where: { id: course.id },
    data: { status: 'DRAFT', description: word('Course.description') },
  })
  await db.lesson.update({
    where: { id: course.lessonIds[0] },
    data: { videoUrl: word('Lesson.videoUrl'), type: 'VIDEO' },
  })
  // Began the course and has been away for long.
  await db.courseProgress.create({
    data: {
      userId,
      courseId: course.id,
      startedAt: new Date('2026-01-05'),
      lastOpenedAt: new Date('2026-01-05'),
    },
  })
  await db.lessonNote.create({
    data: {
      userId,
      lessonId: course.lessonIds[0],
      text: word('LessonNote.text'),
    },
  })
  await db.certificate.create({
    data: {
      userId,
      courseId: course.id,
      code: word('Certificate.code'),
      name: 'A name',
      courseTitle: 'A course',
      revokedAt: new Date(),
      revokeReason: word('Certificate.revokeReason'),
    },
  })
  await db.lessonVersion.create({
    data: {
      lessonId: course.lessonIds[0],
      version: 1,
      snapshot: { text: word('LessonVersion.snapshot') },
    },
  })
  const event = await buildEvent({
    isPublic: true,
    joinUrl: word('Event.joinUrl'),
    passcode: word('Event.passcode'),
  })
  await db.eventOccurrence.update({
    where: { id: event.occurrenceId },
    data: { checkinCode: word('EventOccurrence.checkinCode') },
  })
  await db.calendarFeed.create({
    data: { userId, tokenHash: bytesOf('CalendarFeed.tokenHash') },
  })
  await db.funnel.update({
    where: { id: subscription.funnelId },
    data: { status: 'DRAFT', name: word('Funnel.name') },
  })
  const entry = await db.changelogEntry.create({
    data: {
      title: 'Soon',
      category: 'NEW',
      status: 'DRAFT',
      body: word('ChangelogEntry.body'),
    },
  })
  const ids = new Set([
    userId,
    subscription.id,
    invoice.id,
    schedule.id,
    statement.id,
    coupon.id,
    payment.id,
    proof.id,
    subscription.productId,
    course.id,
    course.lessonIds[0],
    event.id,
    event.occurrenceId,
    report.id,
    entry.id,
    file.id,
    0,
  ])
  return {
    ids: [...ids],
    texts: [
      owner.slug,
      subscription.funnelId,
      subscription.paymentTermId,
      mail.id,
      'member',
      'admin',
      'smtp-password',
      'canary',
      '',
      'course',
    ],
  }
}

const askerOf = async (principal: Principal) => {
  if (principal === 'visitor') return (document: string) => ask(document)
  const caller = await buildCaller(principal)
  return (document: string) => caller.ask(document)
}

const everybody: Principal[] = ['visitor', ...roleIds]

/** One of each set of columns that `columns` lets somebody read; the long command tries everybody. */
const sample: Principal[] = [
  'visitor',
  'member',
  'team-lead',
  'head-coach',
  'success-manager',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
]
const principals = isFull ? everybody : sample
const seen = new Map<string, Set<Principal>>()

for (const principal of principals) {
  scenario(
    `${principal} finds nothing that is not meant for them`,
    async () => {
      const known = await plant()
      const asked = await askerOf(principal)
      const draw = drawerOf(SEED + everybody.indexOf(principal))
      const found: string[] = []
      const look = async (document: string) => {
        const answer = await asked(document)
        // If a limit refused the document, the test would prove nothing.
        if (answer.data === undefined)
          throw new Error(`${answer.message} ${document}`)
        const text = JSON.stringify(answer).toLowerCase()
        for (const [word] of text.matchAll(CANARY)) {
          const column = columnOfCanary.get(word)
          if (!column) continue
          if (isShownName(principal, column, document)) continue
          const readersOf = columns[column]
          seen.set(column, (seen.get(column) ?? new Set()).add(principal))
          if (!readersOf.includes(principal))
            found.push(`${column} by ${document}`)
        }
      }
      for (const document of everyQuery(draw, known)) await look(document)
      // With the owner's id and slug: an optional argument may be what names a person.
      for (const document of queriesWithOptions(draw, known))
        await look(document)
      for (let each = 0; each < QUERIES; each++)
        await look(randomQuery(draw, known))
      expect(found).toEqual([])
    }
  )
}

test('Every readable column was read by someone', () => {
  const unread = Object.keys(columns).filter(
    (column) => columns[column].length > 0 && !seen.has(column)
  )
  expect(unread).toEqual([])
})
