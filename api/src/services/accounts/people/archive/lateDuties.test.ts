// A duty that somebody gives to a person while another one archives that person.
import type { DutyKind } from 'types/graphql'

import { lockRow } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { createAccountabilityGroup } from 'src/services/community/accountability/saveAccountabilityGroup'
import { createBatch } from 'src/services/community/batches/saveBatch'
import { addGroupMembers } from 'src/services/community/groups/members/addGroupMembers'
import { addStageStaff } from 'src/services/community/stages/stageStaff'
import { assignSuccessManager } from 'src/services/community/success/assigning/assignSuccessManager'
import { createEvent } from 'src/services/learning/events/events/events'
import { updateEvent } from 'src/services/learning/events/events/updateEvent'
import { buildStage } from 'src/testing/community'
import { buildGroup } from 'src/testing/groups'
import { lockWaits } from 'src/testing/lockWaits'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'
import { buildSuccessManager } from 'src/testing/success'

import { dutiesOf } from './duties'

type Person = Awaited<ReturnType<typeof buildUser>>
type Giving = (person: Person) => Promise<() => Promise<unknown>>

const eventWith = (hostIds: number[], title = 'Coaching') => ({
  title,
  description: '',
  kind: 'COACHING' as const,
  startsOn: '2030-01-07',
  startTime: '19:30',
  allDay: false,
  durationMin: 90,
  tz: 'Asia/Manila',
  repeats: 'NONE' as const,
  locationKind: 'ONSITE' as const,
  venue: 'Makati',
  rsvp: 'NONE' as const,
  isPublic: false,
  hostIds,
  accessLevelIds: [],
  batchIds: [],
  groupIds: [],
  status: 'PUBLISHED' as const,
})

/** How each duty is given to a success manager. */
const givings: Record<DutyKind, Giving> = {
  STAGE: async ({ email }) => {
    const { id: stageId } = await buildStage()
    return () => addStageStaff({ stageId, input: { email, duty: 'REVIEWER' } })
  },
  GROUP: async ({ email }) => {
    const { id: groupId } = await buildGroup()
    const input = { people: email, role: 'LEADER' as const }
    return () => addGroupMembers({ groupId, input })
  },
  BATCH: async ({ id }) => {
    const input = {
      number: 900,
      name: 'Batch 900',
      description: '',
      launchFrom: '2030-01-07',
      launchTo: '2030-03-31',
      requiresJourneyForm: false,
      accessLevelIds: [],
      managerIds: [id],
    }
    return () => createBatch({ input })
  },
  EVENT: async ({ id }) => {
    return () => createEvent({ input: eventWith([id]) })
  },
  ACCOUNTABILITY_GROUP: async ({ email: leader }) => {
    const input = {
      name: 'Bayanihan',
      cadence: 'WEEKLY' as const,
      checkInDay: 'FR' as const,
      language: 'en' as const,
      meetingUrl: '',
      chatUrl: '',
      maxSize: 5,
      leader,
    }
    return () => createAccountabilityGroup({ input })
  },
  MEMBERS_IN_CARE: async ({ id: userId }) => {
    const { id: managerId } = await db.successManager.findUniqueOrThrow({
      where: { userId },
    })
    const userIds = [(await buildUser('member')).id]
    return () => assignSuccessManager({ userIds, managerId })
  },
}

for (const [kind, prepare] of Object.entries(givings))
  scenario(
    `A duty (${kind}) is refused to a person who is archived meanwhile`,
    async () => {
      signIn(await buildUser('admin'), 'admin')
      const { user } = await buildSuccessManager()
      const give = await prepare(user)
      let given: Promise<unknown> = Promise.resolve()
      await db.$transaction(async (tx) => {
        await lockRow(tx, 'User', user.id)
        given = give()
        given.catch(() => undefined)
        await lockWaits()
        await tx.user.update({
          where: { id: user.id },
          data: { archivedAt: new Date() },
        })
      })
      await expect(given).rejects.toMatchObject(refusal('USER_ARCHIVED'))
      expect(await dutiesOf(db, user.id)).toEqual([])

      await db.user.update({
        where: { id: user.id },
        data: { archivedAt: null },
      })
      await give()
      expect(await dutiesOf(db, user.id)).toMatchObject([{ kind }])
    }
  )

scenario('An event keeps a host who was archived since', async () => {
  signIn(await buildUser('admin'), 'admin')
  const { id: hostId } = await buildUser('coach')
  const { id, baseVersion } = await createEvent({ input: eventWith([hostId]) })
  await db.user.update({
    where: { id: hostId },
    data: { archivedAt: new Date() },
  })
  const { title, hostIds } = await updateEvent({
    id,
    baseVersion,
    input: eventWith([hostId], 'Questions'),
  })
  expect({ title, hostIds }).toEqual({ title: 'Questions', hostIds: [hostId] })
})
