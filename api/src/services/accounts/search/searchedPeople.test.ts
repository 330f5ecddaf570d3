// Every list that finds people finds them by the same rule (accounts/users/personSearch.ts).
import { db } from 'src/lib/db'
import { affiliatesPage } from 'src/services/affiliates/affiliates/affiliates'
import { affiliateLeadsPage } from 'src/services/affiliates/leads/leads'
import { billsPage } from 'src/services/billing/bills/bills'
import { subscriptionsPage } from 'src/services/billing/subscriptions/subscriptionsPage'
import { challengeParticipantsPage } from 'src/services/community/challenge/people/participantsPage'
import { feedPeople } from 'src/services/community/feeds/feedPeople'
import { groupMembersPage } from 'src/services/community/groups/members/groupMembersPage'
import { moveUpRequestsPage } from 'src/services/community/moveUps/review/moveUpRequestsPage'
import { managedStageMembersPage } from 'src/services/community/stages/managedStage'
import { successMembersPage } from 'src/services/community/success/assigning/successMembersPage'
import { successManagersPage } from 'src/services/community/success/managers/successManagers'
import { eventPeoplePage } from 'src/services/learning/events/eventOccurrences/eventPeoplePage'
import { announcementRecipientsPage } from 'src/services/marketing/announcements/announcements'
import { couponRedemptionsPage } from 'src/services/marketing/coupons/coupons'
import { formResponsesPage } from 'src/services/marketing/forms/formResponsesPage'
import { waitlistPage } from 'src/services/marketing/waitlist/waitlist'
import { cashCollectionPage } from 'src/services/reports/cashCollection/cashCollectionPage'
import { infoLogsPage } from 'src/services/reports/infoLogs/infoLogs'
import { buildAffiliate } from 'src/testing/affiliates'
import { buildAnnouncement } from 'src/testing/announcements'
import { buildCoupon, buildFunnel, buildInvoice } from 'src/testing/billing'
import { buildChallenge } from 'src/testing/challenge'
import { buildStage } from 'src/testing/community'
import { buildForm } from 'src/testing/forms'
import { buildGroup } from 'src/testing/groups'
import { insertRow } from 'src/testing/insertRow'
import { buildEvent } from 'src/testing/learning'
import { operations } from 'src/testing/operations'
import { buildUser, fillUsers, signIn } from 'src/testing/people'
import { readRows } from 'src/testing/readRows'

import { bugReportsPage } from '../bugReports/bugReports'
import { archivedUsersPage } from '../people/archive/archivedUsers'
import { usersPage } from '../users/users'

import { memberSearch } from './memberSearch'
import { staffSearch } from './staffSearch/staffSearch'

const names = { firstName: 'José María', lastName: 'de la Peña-Santos' }

/** How people type the name above, and part of the address. */
const found = [
  'pena',
  'PEÑA',
  'pen\u0303a',
  'penasantos',
  'santos',
  'dela pena',
  'delapena',
  'de  la\u00a0Peña Santos',
  'Peña-Santos, José',
  'santos maria',
  'Peña\u2010Santos',
  '\u200bjose',
  'josemaria',
  'jo santos',
]
const notFound = ['pena cruz', 'xena', '%', '_', "'", '\\']

type Person = Awaited<ReturnType<typeof buildUser>>
type Search = (q: string) => Promise<unknown>

const rowsOf = (answer: unknown) =>
  (Array.isArray(answer)
    ? answer
    : (answer as { rows: unknown[] }).rows) as unknown[]

const ofUser = ({ id, email }: Person) => ({ userId: id, email })

const day = new Date('2026-11-20')

/** For each query that finds people, a list with one person and its search. */
const lists: Record<string, (person: Person) => Promise<Search>> = {
  usersPage: async () => (q) => usersPage({ q }),
  archivedUsersPage: async (person) => {
    const archivedAt = new Date()
    await db.user.update({ where: { id: person.id }, data: { archivedAt } })
    const userId = person.id
    await insertRow('UserArchive', { userId, reason: 'OTHER', snapshot: {} })
    return (q) => archivedUsersPage({ q })
  },
  billsPage: async ({ id }) => {
    await buildInvoice({ userId: id })
    return (q) => billsPage({ q })
  },
  subscriptionsPage: async ({ id }) => {
    await buildInvoice({ userId: id })
    return (q) => subscriptionsPage({ q })
  },
  cashCollectionPage: async ({ id }) => {
    const { subscriptionId } = await buildInvoice({ userId: id })
    await db.subscription.update({
      where: { id: subscriptionId },
      data: { status: 'ACTIVE', startsAt: day, expiry: day },
    })
    return (q) => cashCollectionPage({ q })
  },
  infoLogsPage: async ({ id }) => {
    await insertRow('InfoLog', {
      action: 'user.updated',
      entity: 'User',
      entityId: '1',
      actorUserId: id,
      effectiveUserId: id,
    })
    return (q) => infoLogsPage({ q })
  },
  groupMembersPage: async ({ id }) => {
    const group = await buildGroup()
    const of = { userId: id, groupId: group.id, role: 'MEMBER' }
    await insertRow('GroupMembership', of)
    return (q) => groupMembersPage({ q, groupId: group.id })
  },
  challengeParticipantsPage: async (person) => {
    const { id } = await buildChallenge()
    const of = { ...ofUser(person), challengeId: id, startsOn: '2026-11-20' }
    await insertRow('ChallengeParticipant', of)
    return (q) => challengeParticipantsPage({ q, challengeId: id })
  },
  managedStageMembersPage: async ({ id }) => {
    const stage = await buildStage()
    await db.user.update({ where: { id }, data: { stageId: stage.id } })
    signIn(await buildUser('coach'), 'coach', { managedStage: stage })
    return (q) => managedStageMembersPage({ q })
  },
  moveUpRequestsPage: async ({ id }) => {
    const [from, to] = [await buildStage(), await buildStage()]
    await insertRow('MoveUpRequest', {
      userId: id,
      fromStageId: from.id,
      toStageId: to.id,
      status: 'REQUESTED',
      slaDueAt: day,
    })
    signIn(await buildUser('coach'), 'coach', { stagesAsReviewer: [from] })
    return (q) => moveUpRequestsPage({ q, stageId: from.id })
  },
  successManagersPage: async ({ id }) => {
    await insertRow('SuccessManager', { userId: id })
    return (q) => successManagersPage({ q })
  },
  successMembersPage: async (person) => {
    const manager = await insertRow<{ id: number }>('SuccessManager', {
      userId: (await buildUser('coach')).id,
    })
    await db.user.update({
      where: { id: person.id },
      data: { successManagerId: manager.id },
    })
    return (q) => successMembersPage({ q, managerId: manager.id })
  },
  affiliatesPage: async ({ id }) => {
    await buildAffiliate({ userId: id })
    return (q) => affiliatesPage({ q })
  },
  affiliateLeadsPage: async ({ email, firstName, lastName }) => {
    const { id: affiliateId } = await buildAffiliate()
    await insertRow('AffiliateLead', {
      affiliateId,
      email,
      name: `${firstName} ${lastName}`,
      source: 'SIGN_UP',
      expiresAt: day,
    })
    return (q) => affiliateLeadsPage({ q, affiliateId })
  },
  waitlistPage: async ({ email, firstName, lastName }) => {
    const { id: funnelId } = await buildFunnel()
    const name = `${firstName} ${lastName}`
    await insertRow('WaitlistEntry', { funnelId, email, name })
    return (q) => waitlistPage({ q, funnelId })
  },
  couponRedemptionsPage: async (person) => {
    const funnel = await buildFunnel()
    const { id: couponId } = await buildCoupon(funnel.id)
    await insertRow('CouponRedemption', {
      ...ofUser(person),
      couponId,
      orderKey: 'key',
      amountOffCentavos: 100,
      status: 'REDEEMED',
      reservedUntil: day,
    })
    return (q) => couponRedemptionsPage({ q, couponId })
  },
  bugReportsPage: async ({ id }) => {
    await insertRow('BugReport', { userId: id, description: 'Slow' })
    return (q) => bugReportsPage({ q })
  },
  formResponsesPage: async (person) => {
    const form = await buildForm()
    await insertRow('FormResponse', {
      ...ofUser(person),
      formId: form.id,
      versionId: form.publishedId,
      status: 'SUBMITTED',
      submittedAt: day,
    })
    return (q) => formResponsesPage({ q, formId: form.id })
  },
  eventPeoplePage: async ({ id }) => {
    const { occurrenceId } = await buildEvent()
    await insertRow('EventRsvp', { occurrenceId, userId: id, answer: 'GOING' })
    return (q) => eventPeoplePage({ q, occurrenceId })
  },
  announcementRecipientsPage: async ({ id }) => {
    const announcement = await buildAnnouncement()
    const of = { announcementId: announcement.id, userId: id }
    await insertRow('AnnouncementRecipient', of)
    return (q) => announcementRecipientsPage({ q, id: announcement.id })
  },
  feedPeople: async ({ id }) => {
    const data = { isMember: true }
    await db.user.update({ where: { id }, data })
    return (q) => feedPeople({ q, feed: 'school' })
  },
  memberSearch: async ({ id }) => {
    await db.user.update({ where: { id }, data: { isMember: true } })
    return (query) => memberSearch({ query, type: 'person' })
  },
  staffSearch: async () => (query) => staffSearch({ query }),
}

/** Queries with a search that finds no people. */
const others = [
  'accountabilityGroupsPage',
  'announcementsPage',
  'batchesPage',
  'challengesPage',
  'changelogEntriesPage',
  'couponsPage',
  'coursesPage',
  'eventsPage',
  'feed',
  'formsPage',
  'funnelsPage',
  'globalSearch',
  'groupsPage',
  'importRunsPage',
  'leadSelectionsPage',
  'missedPathsPage',
  'myAffiliateLeadsPage',
  'myResources',
  'outboxEmailsPage',
  'paymentAccountsPage',
  'paymentTermsPage',
  'productsPage',
  'publicResources',
  'redirectRulesPage',
  'resourceFilesPage',
  'stagesPage',
]

const isSearch = (name: string) => ['q', 'query'].includes(name)

it('Is the search of every list, or the list finds no people', () => {
  const searches = operations
    .filter(({ field }) => field.args.some((arg) => isSearch(arg.name)))
    .map(({ name }) => name)
  expect(searches.sort()).toEqual([...Object.keys(lists), ...others].sort())
})

describe.each(Object.entries(lists))('%s', (_, build) => {
  scenario('Finds a person as people type names', async () => {
    signIn(await buildUser('admin', { lastName: 'Reyes' }), 'admin')
    const person = await buildUser('member', { ...names, email: 'jms@mail.ph' })
    const search = await build(person)
    const answers: Record<string, number> = {}
    for (const q of [...found, ...notFound])
      answers[q] = rowsOf(await search(q)).length
    expect(answers).toEqual({
      ...Object.fromEntries(found.map((q) => [q, 1])),
      ...Object.fromEntries(notFound.map((q) => [q, 0])),
    })
  })
})

scenario('A search of people reads a part of the school', async () => {
  signIn(await buildUser('admin', { lastName: 'Reyes' }), 'admin')
  await buildUser('member', names)
  await fillUsers(20_000)
  for (const q of ['dela pena', 'delapena', 'jose pena-santos']) {
    const { User } = await readRows(() => usersPage({ q }))
    expect(User).toBeLessThan(1500)
  }
})
