import { db } from 'src/lib/db'
import {
  buildBuddies,
  buildBuddy,
  buildLedBuddies,
  signInAsBuddy,
} from 'src/testing/accountability'
import { buildStage } from 'src/testing/community'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import {
  accountabilityGroup,
  accountabilityGroupsPage,
} from './accountabilityGroups'
import {
  addAccountabilityMembers,
  leaveAccountabilityGroup,
  moveAccountabilityMember,
  removeAccountabilityMember,
} from './accountabilityMembers'
import {
  createAccountabilityGroup,
  endAccountabilityGroup,
  pauseAccountabilityGroup,
  resumeAccountabilityGroup,
  updateAccountabilityGroup,
} from './saveAccountabilityGroup'

const signInEditor = async () =>
  signIn(await buildUser('head-coach'), 'head-coach')

const inputOf = (changes: object = {}) => ({
  name: `Buddies ${draw()}`,
  leader: '',
  cadence: 'WEEKLY' as const,
  checkInDay: 'FR' as const,
  maxSize: 4,
  language: 'en' as const,
  meetingUrl: '',
  chatUrl: '',
  ...changes,
})

const noticesOf = async (userId: number) => {
  const rows = await db.notice.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ kind, facts }) => ({
    kind,
    ...(facts as { change: string; reason: string | null }),
  }))
}

const presentIn = async (groupId: number) => {
  const rows = await db.accountabilityMember.findMany({
    where: { groupId, endedAt: null },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ userId }) => userId)
}

const shown = async () =>
  (await accountabilityGroupsPage({})).rows.map(({ id }) => id)

describe('an accountability group', () => {
  scenario('Is made with a leader, who is told', async () => {
    const leader = await buildUser()
    await signInEditor()
    const made = await createAccountabilityGroup({
      input: inputOf({ leader: leader.tribeId }),
    })
    expect(made).toMatchObject({ memberCount: 0, status: 'ACTIVE' })
    expect(made.leader?.id).toBe(leader.id)
    expect(await noticesOf(leader.id)).toMatchObject([
      { kind: 'ACCOUNTABILITY', change: 'leads' },
    ])
  })

  const refused: [string, object, Parameters<typeof refusedFields>[0]][] = [
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    ['without a day', { checkInDay: null }, { checkInDay: 'REQUIRED' }],
    ['for one person', { maxSize: 1 }, { maxSize: 'INVALID' }],
    [
      'with a script',
      { chatUrl: 'javascript:1' },
      { chatUrl: 'WEBSITE_INVALID' },
    ],
    [
      'with an unknown leader',
      { leader: 'x@example.com' },
      { leader: 'ATTENDEE_UNKNOWN' },
    ],
  ]
  for (const [name, changes, fields] of refused)
    scenario(`Is refused ${name}`, async () => {
      await signInEditor()
      await expect(
        createAccountabilityGroup({ input: inputOf(changes) })
      ).rejects.toMatchObject(refusedFields(fields))
    })

  scenario('Has a name and a leader of its own while it lasts', async () => {
    const { group, leader } = await buildLedBuddies()
    await signInEditor()
    await expect(
      createAccountabilityGroup({
        input: inputOf({ name: group.name.toUpperCase() }),
      })
    ).rejects.toMatchObject(refusedFields({ name: 'NAME_TAKEN' }))
    await expect(
      createAccountabilityGroup({ input: inputOf({ leader: leader.email }) })
    ).rejects.toMatchObject(refusedFields({ leader: 'LEADS_ANOTHER' }))
    await endAccountabilityGroup({ id: group.id, reason: 'The batch is over' })
    const again = await createAccountabilityGroup({
      input: inputOf({ name: group.name, leader: leader.email }),
    })
    expect(again.leader?.id).toBe(leader.id)
  })

  scenario('Tells both leaders of a change', async () => {
    const { group, leader } = await buildLedBuddies()
    const next = await buildUser()
    await signInEditor()
    await updateAccountabilityGroup({
      id: group.id,
      input: inputOf({ leader: next.email }),
    })
    expect(await noticesOf(leader.id)).toMatchObject([{ change: 'leadOver' }])
    expect(await noticesOf(next.id)).toMatchObject([{ change: 'leads' }])
  })

  scenario('Is paused, goes on, and ends once with its reason', async () => {
    const { group, ana } = await buildLedBuddies()
    await signInEditor()
    expect(await pauseAccountabilityGroup({ id: group.id })).toMatchObject({
      status: 'PAUSED',
    })
    expect(await resumeAccountabilityGroup({ id: group.id })).toMatchObject({
      status: 'ACTIVE',
    })
    await expect(
      endAccountabilityGroup({ id: group.id, reason: ' ' })
    ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    const results = await Promise.allSettled(
      [1, 2].map(() =>
        endAccountabilityGroup({ id: group.id, reason: 'The batch is over' })
      )
    )
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await noticesOf(ana.id)).toMatchObject([
      { change: 'left', reason: 'The batch is over' },
    ])
    expect(await presentIn(group.id)).toEqual([])
  })
})

describe('people of accountability groups', () => {
  scenario('Are added by lines that say what became of them', async () => {
    const { group, ana } = await buildLedBuddies()
    const elsewhere = await buildBuddy((await buildBuddies()).id)
    const one = await buildUser()
    await signInEditor()
    const lines = await addAccountabilityMembers({
      groupId: group.id,
      people: [
        one.email,
        one.tribeId,
        ana.email,
        elsewhere.email,
        'x@y.z',
      ].join('\n'),
    })
    expect(lines.map(({ code }) => code)).toEqual([
      null,
      'ATTENDEE_TWICE',
      'GROUP_MEMBER_HERE',
      'GROUP_MEMBER_ELSEWHERE',
      'ATTENDEE_UNKNOWN',
    ])
    expect(await noticesOf(one.id)).toMatchObject([{ change: 'joined' }])
  })

  scenario('Take the last place once', async () => {
    const { group } = await buildLedBuddies({ maxSize: 3 })
    const [one, two] = [await buildUser(), await buildUser()]
    await signInEditor()
    const results = await Promise.allSettled(
      [one, two].map(({ email }) =>
        addAccountabilityMembers({ groupId: group.id, people: email })
      )
    )
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await presentIn(group.id)).toHaveLength(3)
  })

  scenario('Come into one of two groups at once', async () => {
    const groups = [await buildBuddies(), await buildBuddies()]
    const { id, email } = await buildUser()
    await signInEditor()
    await Promise.allSettled(
      groups.map((group) =>
        addAccountabilityMembers({ groupId: group.id, people: email })
      )
    )
    expect(
      await db.accountabilityMember.count({
        where: { userId: id, endedAt: null },
      })
    ).toBe(1)
  })

  scenario('Move once, and leave with a reason', async () => {
    const { group, ana, ben } = await buildLedBuddies()
    const other = await buildBuddies()
    await signInEditor()
    const move = { userId: ana.id, groupId: other.id, reason: 'Other hours' }
    await Promise.allSettled([
      moveAccountabilityMember(move),
      moveAccountabilityMember(move),
    ])
    expect(await presentIn(other.id)).toEqual([ana.id])
    expect((await noticesOf(ana.id)).map(({ change }) => change)).toEqual([
      'left',
      'joined',
    ])
    const remove = { groupId: group.id, userId: ben.id, reason: 'Asked to' }
    await removeAccountabilityMember(remove)
    await expect(removeAccountabilityMember(remove)).rejects.toMatchObject(
      refusal('GROUP_PLACE_CHANGED')
    )
    expect(await presentIn(group.id)).toEqual([])
  })

  scenario('Leave by themselves, and their leader hears why', async () => {
    const { leader, ana } = await buildLedBuddies()
    await signInAsBuddy(ana)
    await expect(
      leaveAccountabilityGroup({ reason: '' })
    ).rejects.toMatchObject(refusal('REASON_REQUIRED'))
    await leaveAccountabilityGroup({ reason: 'A new job' })
    await expect(
      leaveAccountabilityGroup({ reason: 'A new job' })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    expect(await noticesOf(leader.id)).toMatchObject([
      { change: 'memberLeft', reason: 'A new job' },
    ])
    expect(await noticesOf(ana.id)).toEqual([])
  })
})

describe('who sees an accountability group', () => {
  scenario('Its people, its leader and staff; nobody else', async () => {
    const { group, leader, ana } = await buildLedBuddies()
    for (const person of [leader, ana]) {
      await signInAsBuddy(person)
      expect(await shown()).toEqual([group.id])
    }
    await signInEditor()
    expect(await shown()).toContain(group.id)
    await signInAsBuddy(await buildUser())
    expect(await shown()).toEqual([])
    expect(await accountabilityGroup({ id: group.id })).toBeNull()
  })

  scenario(
    'The leader of a stage or group with one of its people',
    async () => {
      const stage = await buildStage()
      const { group, ana } = await buildLedBuddies()
      await db.user.update({
        where: { id: ana.id },
        data: { stageId: stage.id },
      })
      const lead = await buildUser()
      signIn(lead, 'member', {
        managedStage: { id: stage.id, number: stage.number, name: stage.name },
      })
      expect(await shown()).toEqual([group.id])
      expect(await accountabilityGroup({ id: group.id })).toMatchObject({
        mayRun: false,
        isMember: false,
      })
      signIn(lead, 'coach')
      expect(await shown()).toEqual([])
    }
  )

  scenario('Members see no e-mail of the leader, editors do', async () => {
    const { leader, ana } = await buildLedBuddies()
    await signInAsBuddy(ana)
    expect((await accountabilityGroupsPage({})).rows[0].leaderEmail).toBeNull()
    await signInEditor()
    expect((await accountabilityGroupsPage({})).rows[0].leaderEmail).toBe(
      leader.email
    )
  })
})

scenario('A leader is no member', async () => {
  const { group, leader, ana } = await buildLedBuddies()
  await signInEditor()
  expect(
    await addAccountabilityMembers({ groupId: group.id, people: leader.email })
  ).toMatchObject([{ code: 'GROUP_MEMBER_HERE' }])
  await updateAccountabilityGroup({
    id: group.id,
    input: inputOf({ name: group.name, leader: ana.email }),
  })
  expect(await presentIn(group.id)).not.toContain(ana.id)
})
