// Each list finds its own people, even if fifty newer ones of the same name are on none of its rows.
import { db } from 'src/lib/db'
import { billsPage } from 'src/services/billing/bills/bills'
import { subscriptionsPage } from 'src/services/billing/subscriptions/subscriptionsPage'
import { groupMembersPage } from 'src/services/community/groups/members/groupMembersPage'
import { moveUpRequestsPage } from 'src/services/community/moveUps/review/moveUpRequestsPage'
import { successMembersPage } from 'src/services/community/success/assigning/successMembersPage'
import { eventPeoplePage } from 'src/services/learning/events/eventOccurrences/eventPeoplePage'
import { announcementRecipientsPage } from 'src/services/marketing/announcements/announcements'
import { formResponsesPage } from 'src/services/marketing/forms/formResponsesPage'
import { cashCollectionPage } from 'src/services/reports/cashCollection/cashCollectionPage'
import { buildAnnouncement } from 'src/testing/announcements'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildForm, sendAnswers } from 'src/testing/forms'
import { buildGroup, buildLedGroup, signInWithGroup } from 'src/testing/groups'
import { buildEvent } from 'src/testing/learning'
import { buildUser, fillUsers, signIn } from 'src/testing/people'
import { buildCaredMember, buildSuccessManager } from 'src/testing/success'

const q = 'ana cruz'

type Found = { total: number }

const lists: Record<string, (userId: number) => Promise<() => Promise<Found>>> =
  {
    bills: async (userId) => {
      await buildInvoice({ userId })
      return () => billsPage({ q })
    },
    subscriptions: async () => () => subscriptionsPage({ q }),
    'cash collection': async () => () =>
      cashCollectionPage({ filter: 'ALL', q }),
    'members of all groups': async (userId) => {
      const { id: groupId } = await buildGroup()
      await db.groupMembership.create({ data: { userId, groupId } })
      return () => groupMembersPage({ q })
    },
    'members without a manager': async () => () => successMembersPage({ q }),
    'members of a manager': async (userId) => {
      const { id } = await buildSuccessManager()
      await db.user.update({
        where: { id: userId },
        data: { successManagerId: id },
      })
      return () => successMembersPage({ managerId: id, q })
    },
    'recipients of an announcement': async (userId) => {
      const { id } = await buildAnnouncement()
      await db.announcementRecipient.create({
        data: { announcementId: id, userId },
      })
      return () => announcementRecipientsPage({ id, q })
    },
    'responses to a form': async (userId) => {
      const { id, slug } = await buildForm()
      const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
      signIn(user)
      await sendAnswers(slug, { goal: 'To learn' })
      return () => formResponsesPage({ formId: id, q })
    },
  }

describe('a search', () => {
  for (const [name, build] of Object.entries(lists))
    scenario(`Finds the only Ana Cruz among the ${name}`, async () => {
      const { id } = await buildCaredMember(
        null,
        { lastName: 'Cruz' },
        { ends: 10 }
      )
      const search = await build(id)
      await fillUsers(51)
      const admin = await buildUser('admin', { firstName: 'Root' })
      signIn(admin, 'admin')
      expect(await search()).toMatchObject({ total: 1 })
    })
})

type Search = (q: string) => Promise<Found>
type Led = Awaited<ReturnType<typeof buildLedGroup>>

/** Lists without addresses, as people see them who may not read any. */
const withoutAddresses: Record<string, (led: Led) => Promise<Search>> = {
  'members of a group, for its leader': async ({ group, leader }) => {
    await signInWithGroup(leader)
    return (q) => groupMembersPage({ groupId: group.id, q })
  },
  'requests to move up, for the leader of a group': async ({
    leader,
    member,
  }) => {
    const { id: stageId } = await buildStage()
    await db.moveUpRequest.create({
      data: {
        userId: member.id,
        fromStageId: stageId,
        toStageId: stageId,
        slaDueAt: new Date(),
      },
    })
    await signInWithGroup(leader)
    return (q) => moveUpRequestsPage({ stageId, q })
  },
  'people of an event, for its host': async ({ member }) => {
    const { id: eventId, occurrenceId } = await buildEvent()
    await db.attendance.create({
      data: { occurrenceId, userId: member.id, method: 'MANUAL' },
    })
    const host = await buildUser('coach')
    await db.eventHost.create({ data: { eventId, userId: host.id } })
    signIn(host, 'coach')
    return (q) => eventPeoplePage({ occurrenceId, q })
  },
}

describe('a search of a list without addresses', () => {
  for (const [name, build] of Object.entries(withoutAddresses))
    scenario(`Tells no address of the ${name}`, async () => {
      const led = await buildLedGroup()
      await db.user.update({
        where: { id: led.member.id },
        data: { firstName: 'Maria', email: 'bituin@example.com' },
      })
      const search = await build(led)
      expect(await search('maria')).toMatchObject({ total: 1 })
      expect(await search('bituin')).toMatchObject({ total: 0 })
    })
})
